import { useLayoutEffect, useRef, type RefObject } from 'react';

import { moveFocus } from './move-focus';

/**
 * Moves the focus when the inner screen changes: forward to the new screen's title, back to the link that was followed. The first screen does
 * not move the focus.
 *
 * @param panel   Element with the links to screens.
 * @param body    Element in the panel that contains the screen.
 * @param section Section of the address.
 * @param titles  Selectors of the screen's title, and of the panel's for a screen without a title.
 */
export function useScreenFocus(
	panel: RefObject< HTMLElement >,
	body: RefObject< HTMLElement >,
	section: string,
	titles: readonly [ screen: string, panel: string ]
): void {
	const [ title, panelTitle ] = titles;
	const previous = useRef( section );
	useLayoutEffect( () => {
		const from = previous.current;
		previous.current = section;
		if ( from === section || ! body.current || ! panel.current ) {
			return;
		}
		const lines = Array.from(
			panel.current.querySelectorAll< HTMLElement >( '[data-section]' )
		);
		const isBack = section === '/' || from.startsWith( `${ section }/` );
		const line = isBack
			? lines.find( ( { dataset } ) => dataset.section === from ) ??
			  lines.find( ( { dataset } ) =>
					from.startsWith( `${ dataset.section }/` )
			  )
			: undefined;
		moveFocus(
			line ??
				body.current.querySelector< HTMLElement >( title ) ??
				panel.current.querySelector< HTMLElement >( panelTitle )
		);
		if ( ! line ) {
			body.current.scrollTop = 0;
		}
	}, [ panel, body, section, title, panelTitle ] );
}
