import pMap from 'p-map';

import type { Undo } from '@/data/writes/undo';

/** Number of concurrent requests: the server has to stay usable for others. */
const CONCURRENCY = 3;

/** An item for which the action succeeded. */
export interface DoneItem< Item > {
	item: Item;
	/** Undoes the action; undefined where that is not possible. */
	undo: Undo | undefined;
}

/** An item for which the action failed. */
export interface FailedItem< Item > {
	item: Item;
	/** The thrown value. */
	error: unknown;
}

/** Results by item, each list in the order of the items. */
export interface Results< Item > {
	done: readonly DoneItem< Item >[];
	failed: readonly FailedItem< Item >[];
}

/** Runs an action on one item and returns its undo, if any; rejects with the server's error. */
export type Run< Item > = ( item: Item ) => Promise< Undo | void >;

/**
 * Runs a function on each item, three at a time, and returns every outcome in the given order. A failure of one item does not
 * stop the others.
 *
 * @param steps  The items; those of a step wait until the step before it has ended.
 * @param run    Runs the action on one item.
 * @param onStep Called with the number of items that have a result.
 */
export async function runEach< Item >(
	steps: readonly ( readonly Item[] )[],
	run: Run< Item >,
	onStep: ( count: number ) => void = () => {}
): Promise< Results< Item > > {
	const done: DoneItem< Item >[] = [];
	const failed: FailedItem< Item >[] = [];
	let count = 0;
	const attempt = async ( item: Item ) => {
		try {
			const undo = ( await run( item ) ) ?? undefined;
			return () => done.push( { item, undo } );
		} catch ( error ) {
			return () => failed.push( { item, error } );
		} finally {
			onStep( ++count );
		}
	};
	for ( const step of steps ) {
		const results = await pMap( step, attempt, {
			concurrency: CONCURRENCY,
		} );
		results.forEach( ( add ) => add() );
	}
	return { done, failed };
}
