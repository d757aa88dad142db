import { useState } from 'react';
import { useRegistry } from '@wordpress/data';

import { ActionDialog, type OpenAction } from './action-dialog';
import type { ListAction } from './item-action';

/** Result of {@link useRunAction}. */
export interface RunAction< Item > {
	/** Runs an action, or opens its dialog. Resolves when the action is done or the dialog is open. */
	run: (
		action: ListAction< Item >,
		items: readonly Item[]
	) => Promise< void >;
	/** The open dialog, to be rendered. */
	dialog: JSX.Element | null;
}

/** Returns a function that runs actions outside of the menus of a list. The dialog keeps the items as they were when it was opened. */
export function useRunAction< Item >(): RunAction< Item > {
	const registry = useRegistry();
	const [ open, setOpen ] = useState< OpenAction< Item > >();
	return {
		run: async ( action, items ) =>
			'RenderModal' in action
				? setOpen( { action, items: [ ...items ] } )
				: action.callback( [ ...items ], { registry } ),
		dialog: open ? (
			<ActionDialog { ...open } onClose={ () => setOpen( undefined ) } />
		) : null,
	};
}
