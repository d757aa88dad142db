import fastDeepEqual from 'fast-deep-equal';

import type { ListView } from '../types';

/**
 * Returns the view that follows from a person's change (specification 4.7): the first page when the listed items or their
 * number change, and no levels in another order.
 *
 * @param current The view that is shown.
 * @param next    The view that a control requests.
 */
export function changeView( current: ListView, next: ListView ): ListView {
	const changed: ListView = { ...next };
	if ( isListingSomethingElse( current, next ) ) {
		changed.page = 1;
	}
	if ( ! fastDeepEqual( current.sort, next.sort ) ) {
		changed.showLevels = false;
	}
	return changed;
}

function isListingSomethingElse( current: ListView, next: ListView ): boolean {
	return (
		( current.search ?? '' ) !== ( next.search ?? '' ) ||
		current.perPage !== next.perPage ||
		Boolean( current.infiniteScrollEnabled ) !==
			Boolean( next.infiniteScrollEnabled ) ||
		! fastDeepEqual( current.filters ?? [], next.filters ?? [] )
	);
}
