import { useState } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { useResources } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { Link } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { isRecord } from '@/utils/is-record';
import {
	USAGE_PLACES_PER_PAGE,
	USAGE_UNKNOWN,
	usageResource,
	type Usage,
	type UsageKind,
	type UsageLocation,
} from './reads/usage';
import { describePlaces } from './describe-count';
import { getUsagePath } from './get-usage-path';
import { useIndexRebuild, type IndexRebuild } from './use-index-rebuild';
import './style.scss';

/** Props of {@link UsedIn}. */
export interface UsedInProps {
	kind: UsageKind;
	/** Number of a pattern or menu, `theme//slug` of a part, slug of a font or preset. */
	id: number | string;
	/** Level of the heading; 2 without it. */
	headingLevel?: 2 | 3;
	/** Called when the link of a place is followed. */
	onFollow?: () => void;
}

const STATUSES: Readonly< Record< string, () => string > > = {
	draft: () => __( 'Draft', 'atelier' ),
	future: () => __( 'Scheduled', 'atelier' ),
	pending: () => __( 'Pending', 'atelier' ),
	private: () => __( 'Private', 'atelier' ),
	trash: () => __( 'Trash', 'atelier' ),
	theme: () => __( 'Theme', 'atelier' ),
};

/** The places that use a pattern, part, menu, font or preset, with links. */
export function UsedIn( {
	kind,
	id,
	headingLevel = 2,
	onFollow,
}: UsedInProps ) {
	const [ pages, setPages ] = useState( 1 );
	const { answers, retry } = useResources(
		usageResource,
		Array.from( { length: pages }, ( _, page ) => [ kind, id, page + 1 ] )
	);
	const [ first ] = answers;
	const last = answers[ answers.length - 1 ];
	const usage = first?.data;
	const rebuild = useIndexRebuild( usage?.index );
	const Heading = `h${ headingLevel }` as const;
	const places = answers.flatMap( ( { data } ) => data?.items ?? [] );
	const error = answers.find( ( answer ) => answer.error )?.error;
	const isUnknown = isRecord( error ) && error.code === USAGE_UNKNOWN;

	return (
		<section className="atelier-used-in">
			<Heading className="atelier-used-in__title">
				{ __( 'Used in', 'atelier' ) }
			</Heading>
			{ error !== undefined && (
				<p className="atelier-used-in__problem" role="alert">
					{ getErrorMessage(
						error,
						__( 'The places could not be loaded.', 'atelier' )
					) }{ ' ' }
					{ ! isUnknown && (
						<RetryButton variant="link" onRetry={ retry } />
					) }
				</p>
			) }
			{ ! usage && error === undefined && <Spinner /> }
			{ usage && (
				<>
					<p className="atelier-used-in__summary">
						{ describe( usage ) }
					</p>
					{ places.length > 0 && (
						<ul className="atelier-used-in__places">
							{ places.map( ( place ) => (
								<Place
									key={ place.key }
									place={ place }
									onFollow={ onFollow }
								/>
							) ) }
						</ul>
					) }
					{ usage.total > pages * USAGE_PLACES_PER_PAGE && (
						<Button
							variant="tertiary"
							size="compact"
							isBusy={ last?.isLoading ?? false }
							onClick={ () => setPages( pages + 1 ) }
						>
							{ __( 'Show more', 'atelier' ) }
						</Button>
					) }
				</>
			) }
			{ ( usage || isUnknown ) && <IndexState { ...rebuild } /> }
		</section>
	);
}

function Place( {
	place,
	onFollow,
}: {
	place: UsageLocation;
	onFollow: ( () => void ) | undefined;
} ) {
	const path = getUsagePath( place, getBootPayload().rights );
	const title = place.title || __( '(no title)', 'atelier' );
	const status = Object.hasOwn( STATUSES, place.status )
		? STATUSES[ place.status ]?.()
		: undefined;
	return (
		<li className="atelier-used-in__place">
			{ path ? (
				<Link to={ path } onClick={ onFollow }>
					{ title }
				</Link>
			) : (
				title
			) }
			<span className="atelier-used-in__type">
				{ status
					? sprintf(
							/* translators: 1: a type such as Page. 2: a status such as Draft. */
							__( '%1$s (%2$s)', 'atelier' ),
							place.typeLabel,
							status
					  )
					: place.typeLabel }
			</span>
		</li>
	);
}

function mayHaveMore( { index, incomplete = 0 }: Usage ): boolean {
	return ! index.isWhole || incomplete > 0;
}

function describeNone( { index, incomplete = 0 }: Usage ): string {
	if ( ! index.isWhole ) {
		return __( 'No place has been found yet.', 'atelier' );
	}
	return incomplete === 0
		? __( 'It is not used anywhere.', 'atelier' )
		: sprintf(
				/* translators: %d: number of posts and files. */
				_n(
					'No place was found, but %d item is too large to be searched completely.',
					'No place was found, but %d items are too large to be searched completely.',
					incomplete,
					'atelier'
				),
				incomplete
		  );
}

function IndexState( { progress, error, rebuild }: IndexRebuild ) {
	if ( progress ) {
		return (
			<p className="atelier-used-in__state" role="status">
				{ sprintf(
					/* translators: 1: number of posts that were searched. 2: number of all posts. */
					__( 'Searching the site: %1$d of %2$d.', 'atelier' ),
					progress.done,
					progress.total
				) }
			</p>
		);
	}
	return (
		<p className="atelier-used-in__state">
			{ error !== undefined &&
				getErrorMessage(
					error,
					__( 'The site could not be searched.', 'atelier' )
				) }{ ' ' }
			<Button variant="link" onClick={ rebuild }>
				{ __( 'Search the site again', 'atelier' ) }
			</Button>
		</p>
	);
}

function describe( usage: Usage ): string {
	const { total, hidden } = usage;
	if ( total + hidden === 0 ) {
		return describeNone( usage );
	}
	const places = describePlaces( total, mayHaveMore( usage ) );
	return hidden === 0
		? places
		: sprintf(
				/* translators: 1: number of places with the word "places". 2: number of places. */
				_n(
					'%1$s, and %2$d that you may not see',
					'%1$s, and %2$d that you may not see',
					hidden,
					'atelier'
				),
				places,
				hidden
		  );
}
