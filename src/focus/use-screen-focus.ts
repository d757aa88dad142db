import { useLayoutEffect, useRef, type RefObject } from 'react';

import { moveFocus } from './move-focus';

/**
 * Moves the focus when the inner screen changes: forward to the new screen's title, back to the line that led away. The first
 * screen leaves the focus where it is.
 *
 * @param body    Element that holds the screen.
 * @param section Section of the address.
 * @param title   Selector of a screen's title.
 */
export function useScreenFocus(
	body: RefObject< HTMLElement >,
	section: string,
	title: string
): void {
	const previous = useRef( section );
	useLayoutEffect( () => {
		const from = previous.current;
		previous.current = section;
		if ( from === section || ! body.current ) {
			return;
		}
		const lines = Array.from(
			body.current.querySelectorAll< HTMLElement >( '[data-section]' )
		);
		const isBack = section === '/' || from.startsWith( `${ section }/` );
		const line = isBack
			? lines.find( ( { dataset } ) => dataset.section === from ) ??
			  lines.find( ( { dataset } ) =>
					from.startsWith( `${ dataset.section }/` )
			  )
			: undefined;
		moveFocus( line ?? body.current.querySelector< HTMLElement >( title ) );
		if ( ! line ) {
			body.current.scrollTop = 0;
		}
	}, [ body, section, title ] );
}
