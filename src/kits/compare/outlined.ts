import { useSyncExternalStore } from 'react';

/** Half of a comparison. */
export type Side = 'left' | 'right';

/** Name of the outlined elements in each half; empty for none. Each half maps it to a selector. */
let outlined: Readonly< Record< Side, string > > = { left: '', right: '' };
const listeners = new Set< () => void >();

/**
 * Outlines elements in both halves of a comparison.
 *
 * @param left  Elements in the left half, for a page a selector; undefined for none.
 * @param right The same for the right half; by default as in the left half.
 */
export function outline( left: string | undefined, right = left ): void {
	outlined = { left: left ?? '', right: right ?? '' };
	listeners.forEach( ( listener ) => listener() );
}

/**
 * Returns the style sheet that outlines elements in a half.
 *
 * @param side       The half.
 * @param toSelector Returns the selector for the outlined elements.
 */
export function useOutlineCss(
	side: Side,
	toSelector: ( name: string ) => string | undefined
): string {
	const name = useSyncExternalStore( subscribe, () => outlined[ side ] );
	const selector = name === '' ? undefined : toSelector( name );
	return selector === undefined
		? ''
		: `:is(${ selector }){outline:3px solid #3858e9!important;outline-offset:2px!important}`;
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
