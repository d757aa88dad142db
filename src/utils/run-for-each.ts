import { __ } from '@wordpress/i18n';

import { getErrorMessage } from './get-error-message';

/** A record that is to be saved, as the report names it. */
export interface SavedItem {
	id: number;
	title: string;
}

/** A record that could not be saved, and why. */
export interface FailedItem extends SavedItem {
	message: string;
}

/** Outcome of saving several records. */
export interface ApplyReport {
	updated: readonly SavedItem[];
	failed: readonly FailedItem[];
}

/** How many requests are under way at a time: the server stays usable for others. */
const PARALLEL = 3;

/**
 * Saves records one by one, each with a result of its own (design, section 7), and reports them in the given order.
 *
 * @param items  The records.
 * @param save   Saves one; rejects with the server's answer.
 * @param onStep Is told how many are done.
 */
export async function runForEach< Item extends SavedItem >(
	items: readonly Item[],
	save: ( item: Item ) => Promise< unknown >,
	onStep: ( done: number ) => void = () => {}
): Promise< ApplyReport > {
	const errors = new Map< Item, unknown >();
	const queue = [ ...items ];
	let done = 0;

	async function work(): Promise< void > {
		for ( let item = queue.shift(); item; item = queue.shift() ) {
			try {
				await save( item );
			} catch ( error ) {
				errors.set( item, error );
			}
			done++;
			onStep( done );
		}
	}
	await Promise.all( Array.from( { length: PARALLEL }, work ) );

	return {
		updated: items.filter( ( item ) => ! errors.has( item ) ),
		failed: items
			.filter( ( item ) => errors.has( item ) )
			.map( ( item ) => ( {
				id: item.id,
				title: item.title,
				message: getErrorMessage(
					errors.get( item ),
					__( 'The server gave no reason.', 'atelier' )
				),
			} ) ),
	};
}
