import { useRef, type HTMLAttributes, type MouseEvent } from 'react';

/**
 * Returns props that call back once when a person moves the pointer onto an element, or focuses it. An element that appears beneath a resting
 * pointer does not count.
 *
 * @param onPoint The callback, if any.
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
