import { useEffect, type RefObject } from 'react';
import { debounce } from '@wordpress/compose';

// DataViews waits 250 ms whether a person types on. A pause of this length is more than between two letters of a word that is
// typed fluently, and leaves the server a head start.
const PAUSE_MS = 150;

/**
 * Reports input of a list's search box earlier than DataViews.
 *
 * @param container The element that holds the list.
 * @param onSearch  Called with the text after a pause; the same function as long as it does the same.
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
