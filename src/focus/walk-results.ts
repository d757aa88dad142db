import type { KeyboardEvent } from 'react';

import { moveFocus } from './move-focus';

const SEARCH = 'input[type="search"]';
const RESULTS = 'li button';

/**
 * Moves the focus by the arrow keys from a search to its results, through them, and back to the search, as in the host's link search.
 *
 * @param event Key event on the element that contains the search and the lists of buttons.
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
