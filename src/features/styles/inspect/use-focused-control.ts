import { useEffect, useState, type RefObject } from 'react';

import { afterDelay } from '@/schedule/after-delay';

/** Panels with controls. The focus on anything else, such as a link to another screen, loads no module. */
const PANELS = '.components-tools-panel, .atelier-styles-colors';

/**
 * Returns the path of the value that the focused control of a panel edits; undefined where none is focused. The module with the controls is
 * loaded when one gets the focus.
 *
 * @param body Element with the controls.
 */
export function useFocusedControl(
	body: RefObject< HTMLElement >
): string | undefined {
	const [ control, setControl ] = useState< string >();
	useEffect( () => {
		const { current } = body;
		let focused: EventTarget | null = null;
		let endWait = () => {};
		const handleFocus = ( { target }: FocusEvent ) => {
			focused = target;
			if ( ! ( target instanceof Element && target.closest( PANELS ) ) ) {
				setControl( undefined );
				return;
			}
			void import(
				/* webpackChunkName: "inspect" */ './find-control'
			).then(
				( { readControl } ) => {
					if ( focused === target ) {
						setControl( readControl( target ) );
					}
				},
				// The next control loads the module again.
				() => {}
			);
		};
		const handleBlur = () => {
			focused = null;
			endWait();
			// Between two controls nothing has the focus for a moment.
			endWait = afterDelay( 0, () => {
				if ( focused === null ) {
					setControl( undefined );
				}
			} );
		};
		current?.addEventListener( 'focusin', handleFocus );
		current?.addEventListener( 'focusout', handleBlur );
		return () => {
			endWait();
			current?.removeEventListener( 'focusin', handleFocus );
			current?.removeEventListener( 'focusout', handleBlur );
		};
	}, [ body ] );
	return control;
}
