import { useEffect, useMemo, useRef } from 'react';
import { useCommands, type Command } from '@wordpress/commands';

import { useRoute } from '@/router';
import { onNextFrame } from '@/schedule/next-frame';
import { EDIT_CONTEXT, VIEW_CONTEXT } from './contexts';

/** A command of the palette for the current screen. */
export interface ActionCommand {
	/** Unique on the screen. */
	name: string;
	label: string;
	icon?: Command[ 'icon' ];
	/** Whether it is only found by its words, and not suggested before anything is typed. */
	isOnlyFound?: boolean;
	run: () => unknown;
}

/**
 * Registers the current screen's commands while its caller is mounted.
 *
 * @param actions The commands, in their order; `false` and `undefined` are left out.
 */
export function useActionCommands(
	actions: readonly ( ActionCommand | false | undefined )[]
): void {
	const { isEditing } = useRoute();
	const offered = actions.filter(
		( action ): action is ActionCommand => !! action
	);
	const latest = useRef( offered );
	useEffect( () => {
		latest.current = offered;
	} );
	// Each rendering creates new callbacks, which are looked up when a command runs. Commands are registered again when this text changes.
	const key = JSON.stringify(
		offered.map( ( { name, label, isOnlyFound } ) => [
			name,
			label,
			isOnlyFound,
		] )
	);
	const context = isEditing ? EDIT_CONTEXT : VIEW_CONTEXT;
	useCommands(
		useMemo(
			() =>
				offered.map(
					( { name, label, icon, isOnlyFound } ): Command => ( {
						name: `atelier/do/${ name }`,
						label,
						icon,
						category: 'command',
						...( isOnlyFound ? {} : { context } ),
						callback: ( { close } ) => {
							close();
							// The palette returns the focus when it closes; a dialog that opens after that keeps it.
							onNextFrame(
								() =>
									void latest.current
										.find(
											( action ) => action.name === name
										)
										?.run()
							);
						},
					} )
				),
			// eslint-disable-next-line react-hooks/exhaustive-deps -- See above: the key changes with the commands.
			[ key, context ]
		)
	);
}
