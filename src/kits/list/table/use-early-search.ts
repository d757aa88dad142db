import { useEffect, type RefObject } from 'react';
import { debounce } from '@wordpress/compose';

// DataViews waits 250 ms after the last letter. This pause is longer than between two letters of fluent typing, and the
// request begins earlier.
const PAUSE_MS = 150;

/**
 * Reports input of a list's search box earlier than DataViews.
 *
 * @param container The element around the list.
 * @param onSearch  Called with the text after a pause; it must be the same function in each rendering.
 */
export function useEarlySearch(
	container: RefObject< HTMLElement >,
	onSearch: ( text: string ) => void
): void {
	useEffect( () => {
		const element = container.current;
		if ( ! element ) {
			return undefined;
		}
		let text = '';
		const announceSearch = debounce( () => onSearch( text ), PAUSE_MS );
		const handleInput = ( { target }: Event ) => {
			if (
				target instanceof HTMLInputElement &&
				target.type === 'search'
			) {
				text = target.value;
				announceSearch();
			}
		};
		element.addEventListener( 'input', handleInput );
		return () => {
			element.removeEventListener( 'input', handleInput );
			announceSearch.cancel();
		};
	}, [ container, onSearch ] );
}
