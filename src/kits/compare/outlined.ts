import { useSyncExternalStore } from 'react';

/** Selectors of the elements that are outlined in both halves; empty for none. */
let outlined = '';
const listeners = new Set< () => void >();

/**
 * Outlines elements in both halves of a comparison.
 *
 * @param selector List of selectors; undefined for nothing.
 */
export function outline( selector: string | undefined ): void {
	outlined = selector ?? '';
	listeners.forEach( ( listener ) => listener() );
}

/** Returns the style sheet that outlines what is to be outlined. */
export function useOutlineCss(): string {
	const selector = useSyncExternalStore( subscribe, () => outlined );
	return selector === ''
		? ''
		: `:is(${ selector }){outline:3px solid #3858e9!important;outline-offset:2px!important}`;
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
