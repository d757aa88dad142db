import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { LiveOnlyButton } from '@/kits/actions';
import { runOnItems } from '@/kits/saving/outcomes';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import { joinNames } from './rules/describe-records';
import type { InterruptedGoingBack } from './rules/types';
import { createUndo, describeDone, describeRefused } from './use-go-back';
import { endInterrupted, type GoneBack } from './writes/write-history';

/** Props of {@link InterruptedNotice}. */
export interface InterruptedNoticeProps {
	run: InterruptedGoingBack;
}

/** Says which going back was interrupted, whose it was, and its records; offers to continue or to undo it. */
export function InterruptedNotice( { run }: InterruptedNoticeProps ) {
	const { at, done, left } = run;
	const label = getLabel( run );
	const end = ( choice: 'continue' | 'undo' ) => {
		let result: GoneBack | undefined;
		return runOnItems( [ { id: at } ], {
			subject: 'history',
			getTitle: () => label,
			run: async () => {
				result = await endInterrupted( choice );
				if ( result.refused.length > 0 ) {
					throw new Error( describeRefused( result.refused ) );
				}
				return createUndo( result );
			},
			done: () =>
				choice === 'undo'
					? __( 'The going back was undone.', 'atelier' )
					: result && describeDone( label, result ),
		} );
	};
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>{ describeInterruption( run, label ) }</p>
			{ done.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: titles of records. */
						__( 'Restored: %s.', 'atelier' ),
						joinNames( done )
					) }
				</p>
			) }
			{ left.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: titles of records. */
						__( 'Not restored: %s.', 'atelier' ),
						joinNames( left )
					) }
				</p>
			) }
			{ run.time > 0 && (
				<LiveOnlyButton
					what="history"
					variant="link"
					onClick={ () => void end( 'continue' ) }
				>
					{ __( 'Continue', 'atelier' ) }
				</LiveOnlyButton>
			) }{ ' ' }
			<LiveOnlyButton
				what="history"
				variant="link"
				onClick={ () => void end( 'undo' ) }
			>
				{ __( 'Undo going back', 'atelier' ) }
			</LiveOnlyButton>
		</Notice>
	);
}

function getLabel( { name, time }: InterruptedGoingBack ): string {
	return (
		name ||
		( time > 0
			? formatDayAndTime( time )
			: __( 'a restore point that was deleted', 'atelier' ) )
	);
}

function describeInterruption(
	{ author, began }: InterruptedGoingBack,
	label: string
): string {
	return sprintf(
		/* translators: 1: date and time, or name of a restore point. 2: date and time. 3: name of a user. */
		__( 'Going back to %1$s was interrupted (%2$s, %3$s).', 'atelier' ),
		label,
		formatDayAndTime( began ),
		author.name || __( 'Someone', 'atelier' )
	);
}
