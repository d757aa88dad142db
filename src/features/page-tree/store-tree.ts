import pMap from 'p-map';

import {
	explainUnsaved,
	postKind,
	updateRecord,
	type Fields,
} from '@/data/records';
import type { TreeChange } from './tree';

const CONCURRENCY = 4;

/** What a page has become, with the token of its content. */
export type StoredChange = TreeChange & { atelier_token?: string };

/** What came of storing a tree. */
export interface TreeOutcome {
	saved: readonly StoredChange[];
	/** Pages that could not be saved, and why. */
	failed: readonly { id: number; reason: string }[];
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
	before: readonly StoredChange[] = []
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
			outcome.status === 'saved'
				? [ { ...change, ...toToken( outcome.saved ) } ]
				: []
		),
		failed: outcomes.flatMap( ( { change, outcome } ) =>
			explainUnsaved( outcome ).map( ( reason ) => ( {
				id: change.id,
				reason,
			} ) )
		),
	};
}

function toToken( saved: Fields = {} ): { atelier_token?: string } {
	const { atelier_token: token } = saved;
	return typeof token === 'string' ? { atelier_token: token } : {};
}
