import type { KeyboardEvent } from 'react';

import { moveFocus } from './move-focus';

const SEARCH = 'input[type="search"]';
const RESULTS = 'li button';

/**
 * Leads by the arrow keys from a search to its results, through them, and from the first one back, as in the host's search for a link.
 *
 * @param event Event of a key, on the element that holds the search and lists of buttons.
 */
export function walkResults( event: KeyboardEvent< HTMLElement > ): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
	const { target, currentTarget } = event;
	if ( step === undefined || event.defaultPrevented ) {
		return;
	}
	const stops = Array.from(
		currentTarget.querySelectorAll< HTMLElement >(
			`${ SEARCH }, ${ RESULTS }`
		)
	);
	const from = stops.indexOf( target as HTMLElement );
	if ( from >= 0 && moveFocus( stops[ from + step ] ) ) {
		event.preventDefault();
	}
}
