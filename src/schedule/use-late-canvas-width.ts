import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { waitForContent } from './content-first';
import { settleWithin } from './settle-within';

/** After this time the canvas gets its new width, even if the content is still loading. */
const LONGEST_DELAY_MS = 500;

/**
 * Delays a new width of the canvas when the areas of the next screen change it. The content of the screen is painted first; then the page in the
 * canvas is laid out again (design, section 5).
 *
 * @param frame     Element whose only child contains the canvas.
 * @param screen    Value that differs between screens on which the canvas has another size.
 * @param isEditing Whether the canvas is the full-screen editor, which is resized at once.
 */
export function useLateCanvasWidth(
	frame: RefObject< HTMLElement >,
	screen: string,
	isEditing: boolean
): void {
	const width = useRef( 0 );
	const shown = useRef( { screen, isEditing } );

	useEffect( () => {
		const element = frame.current;
		if ( ! element ) {
			return undefined;
		}
		const observer = new ResizeObserver( ( [ entry ] ) => {
			width.current = entry?.contentRect.width ?? 0;
		} );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ frame ] );

	useLayoutEffect( () => {
		const last = shown.current;
		shown.current = { screen, isEditing };
		const canvas = frame.current?.firstElementChild;
		if (
			last.screen === screen ||
			last.isEditing ||
			isEditing ||
			width.current === 0 ||
			! ( canvas instanceof HTMLElement ) ||
			canvas.style.inlineSize
		) {
			return undefined;
		}
		canvas.style.inlineSize = `${ width.current }px`;
		let isCurrent = true;
		const follow = () => canvas.style.removeProperty( 'inline-size' );
		const animationFrame = window.requestAnimationFrame( () => {
			// After the current frame is painted.
			void settleWithin(
				LONGEST_DELAY_MS,
				waitForContent(),
				undefined
			).then( () => isCurrent && follow() );
		} );
		return () => {
			isCurrent = false;
			window.cancelAnimationFrame( animationFrame );
			follow();
		};
	}, [ frame, screen, isEditing ] );
}
