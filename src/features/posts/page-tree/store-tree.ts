import pMap from 'p-map';

import {
	explainUnsaved,
	postKind,
	updateRecord,
	type Fields,
} from '@/data/writes';
import { __ } from '@wordpress/i18n';

import { toSteps, type TreeChange } from '@/kits/tree/tree';

const CONCURRENCY = 4;

/** Stored change of a page, with the token of its content. */
export type StoredChange = TreeChange & { atelier_token?: string };

/** Outcome of storing a tree. */
export interface TreeOutcome {
	saved: readonly StoredChange[];
	/** Pages that could not be saved, and why. */
	failed: readonly { id: number; reason: string }[];
}

/**
 * Saves parents and orders of pages, from the top of the new tree down. WordPress puts a page at the top when its new parent
 * still stands below it: a page has to wait until those above it are in their places.
 *
 * @param postType Name of the post type.
 * @param changes  What each page has to become.
 * @param before   All pages of the tree, as the person saw them.
 */
export async function storeTree(
	postType: string,
	changes: readonly TreeChange[],
	before: readonly StoredChange[] = []
): Promise< TreeOutcome > {
	const storeChange = async ( { id, ...fields }: TreeChange ) => {
		const seen = before.find( ( page ) => page.id === id );
		const outcome = await updateRecord( postKind( postType ), id, fields, {
			before: seen && { ...seen },
		} );
		return { change: { id, ...fields }, outcome };
	};
	const saved: StoredChange[] = [];
	const failed: { id: number; reason: string }[] = [];
	for ( const step of toSteps( changes, before ) ) {
		const outcomes = await pMap( step, storeChange, {
			concurrency: CONCURRENCY,
		} );
		for ( const { change, outcome } of outcomes ) {
			const reasons = [ ...explainUnsaved( outcome ) ];
			if ( outcome.status === 'saved' ) {
				const { parent } = outcome.saved ?? {};
				if ( parent !== undefined && parent !== change.parent ) {
					reasons.push(
						__( 'WordPress stored another parent.', 'atelier' )
					);
				} else {
					saved.push( { ...change, ...toToken( outcome.saved ) } );
				}
			}
			failed.push(
				...reasons.map( ( reason ) => ( { id: change.id, reason } ) )
			);
		}
	}
	return { saved, failed };
}

function toToken( saved: Fields = {} ): { atelier_token?: string } {
	const { atelier_token: token } = saved;
	return typeof token === 'string' ? { atelier_token: token } : {};
}
