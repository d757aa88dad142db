import { useMemo, useState } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { pin } from '@wordpress/icons';

import { LoadProblem } from '@/components/load-problem';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { LiveOnlyButton } from '@/kits/actions';
import { getErrorMessage } from '@/utils/get-error-message';
import { NameMomentDialog } from './dialogs/name-moment-dialog';
import { InterruptedNotice } from './interrupted-notice';
import { HistoryDays } from './list/history-days';
import { HistoryFilterBar } from './list/history-filter-bar';
import type { HistoryFilters } from './rules/history-filters';
import { useHistoryAddress } from './use-history-address';
import { useHistoryRows, type History } from './use-history-rows';
import './style.scss';

/** The changes of the design by day, each with the action that goes back to it. */
export function HistoryContent() {
	const { filters } = useHistoryAddress();
	const [ isNaming, setIsNaming ] = useState( false );
	const Heading = useIsMobile() ? 'h1' : 'h2';
	return (
		<div className="atelier-history">
			<div className="atelier-history__header">
				<Heading className="atelier-history__title">
					{ __( 'History of the design', 'atelier' ) }
				</Heading>
				<LiveOnlyButton
					what="history"
					size="compact"
					variant="secondary"
					icon={ pin }
					onClick={ () => setIsNaming( true ) }
				>
					{ __( 'Name this moment…', 'atelier' ) }
				</LiveOnlyButton>
			</div>
			<HistoryList filters={ filters } />
			{ isNaming && (
				<NameMomentDialog onClose={ () => setIsNaming( false ) } />
			) }
		</div>
	);
}

function HistoryList( { filters }: { filters: HistoryFilters } ) {
	const history = useHistoryRows( filters );
	const { rows, error, isLoading, retry, showOlder, authors, interrupted } =
		history;
	return (
		<>
			{ interrupted && <InterruptedNotice run={ interrupted } /> }
			<HistoryFilterBar authors={ authors } rows={ rows } />
			{ error !== undefined && (
				<LoadProblem
					message={ getErrorMessage(
						error,
						__( 'The history could not be loaded.', 'atelier' )
					) }
					onRetry={ retry }
				/>
			) }
			<Announcement history={ history } />
			{ rows !== undefined && <HistoryDays rows={ rows } /> }
			{ isLoading && (
				<div role="status" aria-label={ __( 'Loading', 'atelier' ) }>
					<Spinner />
				</div>
			) }
			{ showOlder && (
				<Button
					className="atelier-history__more"
					variant="tertiary"
					onClick={ showOlder }
				>
					{ __( 'Show older', 'atelier' ) }
				</Button>
			) }
		</>
	);
}

function Announcement( {
	history: { rows, error, showOlder, hasRevisions, isLoading },
}: {
	history: History;
} ) {
	const { filters } = useHistoryAddress();
	const hasFilters = Object.keys( filters ).length > 0;
	const count = useMemo(
		() => new Set( rows?.map( ( { id } ) => id ) ).size,
		[ rows ]
	);
	if ( rows === undefined || ( count === 0 && ( error || isLoading ) ) ) {
		return null;
	}
	return (
		<>
			{ ! hasRevisions && (
				<p className="atelier-history__note">
					{ __(
						'This site keeps no revisions: only moments with a name, and what has no revision, can be gone back to.',
						'atelier'
					) }
				</p>
			) }
			<p
				role="status"
				className={
					count > 0 ? 'screen-reader-text' : 'atelier-history__note'
				}
			>
				{ describeCount( count, hasFilters, showOlder !== undefined ) }
			</p>
		</>
	);
}

function describeCount(
	count: number,
	hasFilters: boolean,
	hasOlder: boolean
): string {
	if ( count === 0 ) {
		return hasFilters
			? __( 'Nothing was found. Other filters may find more.', 'atelier' )
			: __(
					'Nothing was changed yet. Each change of styles, templates, patterns and menus will be listed here.',
					'atelier'
			  );
	}
	return hasOlder
		? sprintf(
				/* translators: %d: number of rows that are listed; there are older ones. */
				_n(
					'%d row is listed; there are older ones.',
					'%d rows are listed; there are older ones.',
					count,
					'atelier'
				),
				count
		  )
		: sprintf(
				/* translators: %d: number of rows that are listed. */
				_n(
					'%d row is listed.',
					'%d rows are listed.',
					count,
					'atelier'
				),
				count
		  );
}
