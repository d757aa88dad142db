import { useMemo, useRef, useState } from 'react';

import { useResources } from '@/data/reads/use-resource';
import { historyResource, type HistoryPage } from './reads/history';
import type { HistoryFilters } from './rules/history-filters';
import type { HistoryAuthor, HistoryRow } from './rules/types';

/** The pages of the history that have been requested. */
export interface History {
	/** Newest first; undefined until the first page has loaded. */
	rows: readonly HistoryRow[] | undefined;
	/** People of the rows. */
	authors: readonly HistoryAuthor[];
	/** Nonce for frames of moments; empty until it is known. */
	nonce: string;
	hasRevisions: boolean;
	/** Going back that was interrupted; undefined for none. */
	interrupted: HistoryPage[ 'interrupted' ];
	isLoading: boolean;
	error: unknown;
	retry: () => void;
	/** Loads older rows; undefined where there are none. */
	showOlder: ( () => void ) | undefined;
}

const FIRST: readonly string[] = [ '' ];

/**
 * Returns the rows of the history. A change of the filters begins again with the first page.
 *
 * @param filters Filters.
 */
export function useHistoryRows( filters: HistoryFilters ): History {
	const key = JSON.stringify( filters );
	const [ asked, setAsked ] = useState( { key, cursors: FIRST } );
	const cursors = asked.key === key ? asked.cursors : FIRST;
	const { answers, retry } = useResources(
		historyResource,
		cursors.map( ( cursor ): [ HistoryFilters, string ] => [
			filters,
			cursor,
		] )
	);
	const pages = useMemo(
		() => answers.flatMap( ( { data } ) => data ?? [] ),
		[ answers ]
	);
	const { next = '' } = answers.at( -1 )?.data ?? {};
	const isLoading = answers.some( ( answer ) => answer.isLoading );
	return {
		rows: useMemo(
			() =>
				pages.length > 0
					? pages.flatMap( ( { rows } ) => rows )
					: undefined,
			[ pages ]
		),
		authors: useKnownAuthors( pages ),
		nonce: pages[ 0 ]?.nonce ?? '',
		hasRevisions: pages[ 0 ]?.hasRevisions ?? true,
		interrupted: pages[ 0 ]?.interrupted,
		isLoading,
		error: answers.find( ( { error } ) => error !== undefined )?.error,
		retry,
		showOlder:
			next === '' || isLoading
				? undefined
				: () => setAsked( { key, cursors: [ ...cursors, next ] } ),
	};
}

// While a filter by person is set, the rows name nobody else; known authors are remembered, so that they can still be chosen.
function useKnownAuthors(
	pages: readonly HistoryPage[]
): readonly HistoryAuthor[] {
	const known = useRef< ReadonlyMap< number, HistoryAuthor > >( new Map() );
	return useMemo( () => {
		known.current = new Map( [
			...known.current,
			...pages.flatMap( ( { authors } ) =>
				authors.map( ( author ) => [ author.id, author ] as const )
			),
		] );
		return Array.from( known.current.values() );
	}, [ pages ] );
}
