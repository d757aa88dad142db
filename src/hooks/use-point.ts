import { useRef, type HTMLAttributes, type MouseEvent } from 'react';

/**
 * Returns props that call back once when a person moves the pointer onto an element, or gives it the focus. An element that appears
 * beneath a pointer at rest is not pointed at.
 *
 * @param onPoint Called back; nothing is without it.
 */
export function usePoint(
	onPoint: ( () => void ) | undefined
): HTMLAttributes< HTMLElement > {
	const isPointed = useRef( false );
	return {
		onMouseMove: ( { nativeEvent }: MouseEvent ) => {
			const { movementX, movementY } = nativeEvent;
			if (
				! isPointed.current &&
				( movementX !== 0 || movementY !== 0 )
			) {
				isPointed.current = true;
				onPoint?.();
			}
		},
		onMouseLeave: () => {
			isPointed.current = false;
		},
		onFocus: onPoint,
	};
}
