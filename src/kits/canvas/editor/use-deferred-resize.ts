import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useReducedMotion } from '@wordpress/compose';
import { isRTL } from '@wordpress/i18n';

import { afterDelay } from '@/schedule/after-delay';
import { onNextFrame } from '@/schedule/next-frame';
import { findCanvas } from '../find-canvas';

/** The middle of the animation between the preview and the editor (specification 9: 400 ms), when a change of size is not noticed. */
const LATE_MS = 200;
/** Without that animation: as soon as the parts around the canvas can have been painted. */
const LATE_WITHOUT_MOTION_MS = 50;

/** Style properties that preserve the size of a canvas. */
const KEPT = [ 'inline-size', 'block-size', 'transform', 'transform-origin' ];

interface Size {
	width: number;
	height: number;
}

/**
 * Keeps the size of the canvas when the editor is entered or left, scaled to its new box, until the parts around it are painted:
 * in another width all blocks are rendered again, since each reads the size of its window.
 *
 * @param frame     The element around the editor.
 * @param isEditing Whether the editor is open.
 */
export function useDeferredResize(
	frame: RefObject< HTMLElement >,
	isEditing: boolean
): void {
	const late = useReducedMotion() ? LATE_WITHOUT_MOTION_MS : LATE_MS;
	const wasEditing = useRef( isEditing );
	const before = useRef< Size >();
	if ( wasEditing.current !== isEditing ) {
		// Measured while rendering: after that it has its new size.
		before.current = measure( findCanvas( frame.current ) );
	}

	useLayoutEffect( () => {
		const canvas = findCanvas( frame.current );
		const size = before.current;
		const hasChanged = wasEditing.current !== isEditing;
		wasEditing.current = isEditing;
		return hasChanged && canvas && size
			? freezeSize( canvas, size, late )
			: undefined;
	}, [ frame, isEditing, late ] );
}

/** Preserves the size of a canvas for some milliseconds. Returns a function that ends that; further calls have no effect. */
function freezeSize(
	canvas: HTMLElement,
	{ width, height }: Size,
	late: number
) {
	const place = canvas.parentElement;
	if ( ! place || width === 0 || height === 0 ) {
		return undefined;
	}
	const style = canvas.style;
	const fit = () => {
		const scale = place.clientWidth / width;
		style.setProperty(
			'block-size',
			`${ place.clientHeight / scale }px`,
			'important'
		);
		style.setProperty( 'transform', `scale(${ scale })` );
	};
	// The host animates the size.
	style.setProperty( 'transition', 'none', 'important' );
	style.setProperty( 'inline-size', `${ width }px`, 'important' );
	style.setProperty( 'transform-origin', isRTL() ? '100% 0' : '0 0' );
	fit();
	// The editor's panels may be rendered in a later pass.
	const observer = new ResizeObserver( fit );
	observer.observe( place );
	let hasEnded = false;
	const end = () => {
		if ( hasEnded ) {
			return;
		}
		hasEnded = true;
		observer.disconnect();
		endDelay();
		KEPT.forEach( ( name ) => style.removeProperty( name ) );
		// Two frames later, unless the size is preserved again: the change of size must not be animated either.
		onNextFrame( () =>
			onNextFrame( () => {
				if ( ! style.getPropertyValue( 'inline-size' ) ) {
					style.removeProperty( 'transition' );
				}
			} )
		);
	};
	const endDelay = afterDelay( late, end );
	return end;
}

function measure( canvas: HTMLElement | null ): Size | undefined {
	// In its own pixels, because the host scales it, too, when it zooms out.
	return canvas
		? { width: canvas.offsetWidth, height: canvas.offsetHeight }
		: undefined;
}
