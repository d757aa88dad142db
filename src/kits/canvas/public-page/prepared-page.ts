import { useSyncExternalStore } from 'react';

import { afterDelay } from '@/schedule/after-delay';

/**
 * A page that is loaded hidden, because a person is about to choose it. There is one at a time: the page of the link under the pointer
 * or the focus.
 */

/** Time after which a prepared page is dropped: it may be out of date when it is chosen. */
const HELD_MS = 10_000;

let prepared: string | undefined;
let endExpiry: ( () => void ) | undefined;
const listeners = new Set< () => void >();

/**
 * Sets the page that the shown canvas loads hidden, instead of the previous one.
 *
 * @param name Name of the page, see `getPublicPageName`; undefined for none.
 */
export function preparePage( name: string | undefined ): void {
	if ( name === prepared ) {
		return;
	}
	endExpiry?.();
	if ( name !== undefined ) {
		endExpiry = afterDelay( HELD_MS, () => preparePage( undefined ) );
	}
	prepared = name;
	listeners.forEach( ( listener ) => listener() );
}

/** Returns the name of the page to prepare, if any. */
export function usePreparedPage(): string | undefined {
	return useSyncExternalStore( subscribe, getPreparedPage );
}

function getPreparedPage(): string | undefined {
	return prepared;
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
