import { useMemo } from 'react';

import { useResources } from '@/data/reads/use-resource';
import {
	usageCountsResource,
	type UsageKind,
	type UsageProgress,
} from './reads/usage';
import { useIndexRebuild } from './use-index-rebuild';

/** Numbers of places of several records. */
export interface UseCounts {
	/** Returns how many places use a record; undefined until it is known. */
	getCount: ( id: string ) => number | undefined;
	/** Whether there may be more places than are counted. */
	mayHaveMore: boolean;
	/** Whether the search is finished: further places can only be in items that are too large to be searched completely. */
	isSearched: boolean;
}

/** Largest number of records in a request. */
const MAX_IDS = 100;

const SEARCHED: UsageProgress = { done: 0, total: 0, isWhole: true };

/**
 * Returns how many places use each of some records. An incomplete index is completed.
 *
 * @param kind Kind of the records.
 * @param ids  Ids of the records, as in `usageResource`.
 */
export function useUseCounts(
	kind: UsageKind,
	ids: readonly string[]
): UseCounts {
	const reads: [ UsageKind, readonly string[] ][] = [];
	for ( let at = 0; at < ids.length; at += MAX_IDS ) {
		reads.push( [ kind, ids.slice( at, at + MAX_IDS ) ] );
	}
	const { answers } = useResources( usageCountsResource, reads );
	const partial = answers.find(
		( { data } ) => data?.index.isWhole === false
	);
	useIndexRebuild( partial ? partial.data?.index : SEARCHED );
	return useMemo( () => {
		const counts = new Map(
			answers.flatMap( ( { data } ) =>
				Object.entries( data?.counts ?? {} )
			)
		);
		return {
			getCount: ( id ) => counts.get( id ),
			isSearched: partial === undefined,
			mayHaveMore:
				partial !== undefined ||
				answers.some( ( { data } ) => ( data?.incomplete ?? 0 ) > 0 ),
		};
	}, [ answers, partial ] );
}
