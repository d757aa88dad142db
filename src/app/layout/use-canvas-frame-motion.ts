import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useReducedMotion } from '@wordpress/compose';

// Specification 9: canvas animation.
const DURATION_MS = 400;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * Animates the frame when it grows into the full-screen editor and shrinks back. It is moved and scaled, so that
 * neither the page nor the canvas is laid out again in between. There is no animation for a person who prefers reduced
 * motion.
 *
 * @param box       The frame with its handle.
 * @param isEditing Whether the editor is full-screen.
 */
export function useCanvasFrameMotion(
	box: RefObject< HTMLElement >,
	isEditing: boolean
): void {
	const before = useRef< DOMRect >();
	const wasEditing = useRef( isEditing );
	const isReduced = useReducedMotion();

	useEffect( () => {
		const element = box.current;
		if ( ! element ) {
			return undefined;
		}
		const observer = new ResizeObserver( () => {
			before.current = element.getBoundingClientRect();
		} );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ box ] );

	useLayoutEffect( () => {
		const element = box.current;
		const from = before.current;
		if ( wasEditing.current === isEditing ) {
			return;
		}
		wasEditing.current = isEditing;
		const isMovable = typeof element?.animate === 'function';
		if ( ! element || ! from || ! isMovable || isReduced ) {
			return;
		}
		const to = element.getBoundingClientRect();
		if ( to.width === 0 || to.height === 0 ) {
			return;
		}
		element.animate(
			[
				{
					transformOrigin: '0 0',
					transform: `translate(${ from.left - to.left }px, ${
						from.top - to.top
					}px) scale(${ from.width / to.width }, ${
						from.height / to.height
					})`,
				},
				{ transformOrigin: '0 0', transform: 'none' },
			],
			{ duration: DURATION_MS, easing: EASING }
		);
	}, [ box, isEditing, isReduced ] );
}
