import type { Action } from '@wordpress/dataviews';

import { isActionEligible } from './guard-action';
import type { ListAction } from './item-action';

/**
 * Returns the actions of a list, followed by those that plugins registered.
 *
 * @param own   The list's own actions.
 * @param added Actions of plugins; those with the id of an own action, or without a callback or a dialog, are left out.
 */
export function addActions< Item >(
	own: readonly ListAction< Item >[],
	added: readonly Action< Item >[]
): ListAction< Item >[] {
	const ids = own.map( ( { id } ) => id );
	return [
		...own,
		...added
			.filter(
				( action ) =>
					! ids.includes( action.id ) &&
					( 'callback' in action || 'RenderModal' in action )
			)
			.map( guard ),
	];
}

function guard< Item >( action: Action< Item > ): ListAction< Item > {
	const { id, isEligible = () => true } = action;
	const guarded = { id, isEligible };
	return {
		...action,
		isEligible: ( item ) => isActionEligible( guarded, item, undefined ),
	};
}
