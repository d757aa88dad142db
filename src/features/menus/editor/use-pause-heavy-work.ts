import { useEffect, type RefObject } from 'react';

import { afterDelay } from '@/schedule/after-delay';
import { pauseHeavyWork } from '@/schedule/heavy-work';

/** Time without a `scroll` event after which a scroll is over. Events of a wheel or a finger are closer together. */
const SCROLL_END_MS = 150;

/**
 * Pauses the loading of the canvas while a person drags or scrolls in the tree: the tree is shown before the scripts of the canvas are loaded.
 *
 * @param isDragging Whether an item is being dragged.
 * @param scroller   Scroll container of the tree.
 */
export function usePauseHeavyWork(
	isDragging: boolean,
	scroller: RefObject< HTMLElement | null >
): void {
	useEffect(
		() => ( isDragging ? pauseHeavyWork() : undefined ),
		[ isDragging ]
	);
	useEffect( () => {
		const element = scroller.current;
		let proceed: ( () => void ) | undefined;
		let endDelay: ( () => void ) | undefined;
		const rest = () => {
			endDelay?.();
			proceed?.();
			proceed = undefined;
		};
		const handleScroll = () => {
			proceed ??= pauseHeavyWork();
			endDelay?.();
			endDelay = afterDelay( SCROLL_END_MS, rest );
		};
		element?.addEventListener( 'scroll', handleScroll, { passive: true } );
		return () => {
			element?.removeEventListener( 'scroll', handleScroll );
			rest();
		};
	}, [ scroller ] );
}
