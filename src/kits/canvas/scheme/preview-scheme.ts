import { useSyncExternalStore } from 'react';

/** Scheme in which previews show the site; `system` is that of the person's device. */
export type PreviewScheme = 'system' | 'light' | 'dark';

/** Attribute of a page's root that overrides the device's scheme. */
const ATTRIBUTE = 'data-scheme';

const listeners = new Set< () => void >();
let scheme: PreviewScheme = 'system';
let isOffered = false;

/**
 * Shows the site in a scheme, in all current and later frames.
 *
 * @param next The scheme.
 */
export function setPreviewScheme( next: PreviewScheme ): void {
	if ( scheme === next ) {
		return;
	}
	scheme = next;
	// `load` does not bubble: a capturing listener gets it.
	document.addEventListener( 'load', handleLoad, true );
	document.querySelectorAll( 'iframe' ).forEach( applyScheme );
	notify();
}

/**
 * Sets whether the choice of a scheme is offered: only where the shown site looks different in the dark.
 *
 * @param next Whether it is offered.
 */
export function offerPreviewScheme( next: boolean ): void {
	if ( isOffered !== next ) {
		isOffered = next;
		notify();
	}
}

/** Returns the chosen scheme. */
export function usePreviewScheme(): PreviewScheme {
	return useSyncExternalStore( subscribe, () => scheme );
}

/** Returns whether the choice of a scheme is offered. */
export function useIsPreviewSchemeOffered(): boolean {
	return useSyncExternalStore( subscribe, () => isOffered );
}

function notify(): void {
	listeners.forEach( ( listener ) => listener() );
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

function handleLoad( { target }: Event ): void {
	if ( target instanceof HTMLIFrameElement ) {
		applyScheme( target );
	}
}

function applyScheme( frame: HTMLIFrameElement ): void {
	// Null where the frame shows another site.
	const root = frame.contentDocument?.documentElement;
	if ( scheme === 'system' ) {
		root?.removeAttribute( ATTRIBUTE );
	} else {
		root?.setAttribute( ATTRIBUTE, scheme );
	}
}
