import pMap from 'p-map';

import { postKind, updateRecord } from '@/data/records';
import type { TreeChange } from './tree';

const CONCURRENCY = 4;

/** What came of storing a tree. */
export interface TreeOutcome {
	saved: readonly TreeChange[];
	/** The reasons why others could not be saved. */
	reasons: readonly string[];
}

/**
 * Saves parents and orders of pages.
 *
 * @param postType Name of the post type.
 * @param changes  What each page has to become.
 */
export async function storeTree(
	postType: string,
	changes: readonly TreeChange[]
): Promise< TreeOutcome > {
	const outcomes = await pMap(
		changes,
		async ( { id, ...fields } ) => {
			const outcome = await updateRecord(
				postKind( postType ),
				id,
				fields
			);
			return { change: { id, ...fields }, outcome };
		},
		{ concurrency: CONCURRENCY }
	);
	return {
		saved: outcomes.flatMap( ( { change, outcome } ) =>
			outcome.status === 'saved' ? [ change ] : []
		),
		reasons: outcomes.flatMap( ( { outcome } ) =>
			outcome.status === 'failed' ? [ outcome.reason ] : []
		),
	};
}
