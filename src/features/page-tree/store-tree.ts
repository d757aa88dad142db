import pMap from 'p-map';

import { explainUnsaved, postKind, updateRecord } from '@/data/records';
import type { TreeChange, TreePage } from './tree';

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
 * @param before   The pages as the person saw them.
 */
export async function storeTree(
	postType: string,
	changes: readonly TreeChange[],
	before: readonly TreePage[] = []
): Promise< TreeOutcome > {
	const outcomes = await pMap(
		changes,
		async ( { id, ...fields } ) => {
			const seen = before.find( ( page ) => page.id === id );
			const outcome = await updateRecord(
				postKind( postType ),
				id,
				fields,
				{ before: seen && { ...seen } }
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
			explainUnsaved( outcome )
		),
	};
}
