import { explainLiveOnly } from '@/data/site/live-only';
import { getActionLabel, isActionEligible } from './guard-action';
import type { ItemAction, ListAction } from './item-action';
import { showRefusal } from './show-refusal';

/**
 * Converts actions to those of a list.
 *
 * @param actions The actions, in their order.
 * @param context Their context.
 */
export function toListActions< Item, Context >(
	actions: readonly ItemAction< Item, Context >[],
	context: Context
): ListAction< Item >[] {
	return actions.map( ( action ) => toListAction( action, context ) );
}

/**
 * Converts an action to one of a list.
 *
 * @param action  The action.
 * @param context Its context.
 */
export function toListAction< Item, Context >(
	action: ItemAction< Item, Context >,
	context: Context
): ListAction< Item > {
	const isEligible = ( item: Item ) =>
		isActionEligible( action, item, context );
	const base = {
		id: action.id,
		label: ( items: Item[] ) => getActionLabel( action, items, context ),
		icon: action.icon,
		isPrimary: action.isPrimary ?? false,
		supportsBulk: action.supportsBulk ?? false,
		shortcut: action.shortcut,
		isEligible,
	};
	const reason = action.liveOnly && explainLiveOnly( action.liveOnly );
	if ( reason !== undefined ) {
		return {
			...base,
			disabled: true,
			// Keys, the command palette and the bar of a selection know no disabled actions.
			callback: () => showRefusal( action.id, reason ),
		};
	}
	if ( 'run' in action ) {
		return {
			...base,
			callback: async ( items, { onActionPerformed } ) => {
				// The bulk bar passes all selected items.
				const eligible = items.filter( isEligible );
				await action.run( eligible, context );
				onActionPerformed?.( eligible );
			},
		};
	}
	return {
		...base,
		RenderModal: action.Dialog as never,
		...( action.getTitle && { modalHeader: action.getTitle } ),
		modalSize: action.size ?? 'medium',
		...( ! action.isReading && {
			modalFocusOnMount: 'firstContentElement' as const,
		} ),
	};
}
