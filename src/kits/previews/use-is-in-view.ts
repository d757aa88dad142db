import { useEffect, useState, type RefObject } from 'react';

import { afterDelay } from '@/schedule/after-delay';
import { whenScrollRests } from '@/schedule/when-scroll-rests';

// Less than a screen ahead: the next previews are loaded, and those that a person scrolls past fast are never requested.
const MARGIN = '200px 0px';
/** A card that is in view for less is being scrolled past. */
const SETTLE_MS = 120;

let observer: IntersectionObserver | undefined;
const callbacks = new WeakMap< Element, ( isInView: boolean ) => void >();

/**
 * Returns whether an element is in view, or nearly. It becomes true when the element has been in view for a moment. It changes only while
 * nothing scrolls: to remove a preview's document delays a scroll as much as to show one.
 *
 * @param ref The element.
 */
export function useIsInView( ref: RefObject< HTMLElement | null > ): boolean {
	const [ isInView, setIsInView ] = useState( false );
	useEffect( () => {
		const element = ref.current;
		if ( ! element ) {
			return undefined;
		}
		let endDelay: ( () => void ) | undefined;
		let pendingState: boolean | undefined;
		const stop = observe( element, ( isNow ) => {
			endDelay?.();
			pendingState = isNow;
			endDelay = afterDelay(
				isNow ? SETTLE_MS : 0,
				() =>
					void whenScrollRests().then( () => {
						if ( pendingState === isNow ) {
							setIsInView( isNow );
						}
					} )
			);
		} );
		return () => {
			endDelay?.();
			pendingState = undefined;
			stop();
		};
	}, [ ref ] );
	return isInView;
}

function observe(
	element: Element,
	onChange: ( isInView: boolean ) => void
): () => void {
	observer ??= new IntersectionObserver(
		( entries ) =>
			entries.forEach(
				( { target, isIntersecting } ) =>
					callbacks.get( target )?.( isIntersecting )
			),
		{ rootMargin: MARGIN }
	);
	callbacks.set( element, onChange );
	observer.observe( element );
	return () => {
		callbacks.delete( element );
		observer?.unobserve( element );
	};
}
