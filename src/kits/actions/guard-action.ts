import { nameLiveOnly } from '@/data/site/live-only';
import type { ItemAction } from './item-action';

/** Actions whose error was logged already: each row evaluates them, at each rendering. */
const reported = new WeakSet< object >();

/**
 * Returns whether an action can be done to an item. An action that throws, for example at a stored value of another
 * type, cannot; the error is logged.
 *
 * @param action  The action.
 * @param item    The item.
 * @param context Values of the screen that the action needs.
 */
export function isActionEligible< Item, Context >(
	action: Pick< ItemAction< Item, Context >, 'id' | 'isEligible' >,
	item: Item,
	context: Context
): boolean {
	try {
		return action.isEligible( item, context );
	} catch ( error ) {
		report( action, error );
		return false;
	}
}

/**
 * Returns the name of an action, or its id where `getLabel` throws; the error is logged.
 *
 * @param action  The action.
 * @param items   The items to which it would apply.
 * @param context Values of the screen that the action needs.
 */
export function getActionLabel< Item, Context >(
	action: ItemAction< Item, Context >,
	items: readonly Item[],
	context: Context
): string {
	try {
		const label = action.getLabel( items, context );
		return action.liveOnly ? nameLiveOnly( label ) : label;
	} catch ( error ) {
		report( action, error );
		return action.id;
	}
}

function report( action: { id: string }, error: unknown ): void {
	if ( ! reported.has( action ) ) {
		reported.add( action );
		// eslint-disable-next-line no-console -- The author of the action needs the error.
		console.error( `The action "${ action.id }" failed:`, error );
	}
}
