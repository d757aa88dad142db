import { useSyncExternalStore } from 'react';

/** Scheme in which previews show the site; `system` is that of the person's device. */
export type PreviewScheme = 'system' | 'light' | 'dark';

/** Attribute of a page that decides over the system. */
const ATTRIBUTE = 'data-scheme';

const listeners = new Set< () => void >();
let scheme: PreviewScheme = 'system';
let isOffered = false;

/**
 * Shows the site in a scheme, in all frames of the page and in those that come.
 *
 * @param next The scheme.
 */
export function setPreviewScheme( next: PreviewScheme ): void {
	if ( scheme === next ) {
		return;
	}
	scheme = next;
	// It does not bubble.
	document.addEventListener( 'load', handleLoad, true );
	document.querySelectorAll( 'iframe' ).forEach( applyScheme );
	notify();
}

/**
 * Says whether the site that is shown looks different in the dark, so that the choice is offered.
 *
 * @param next Whether it does.
 */
export function offerPreviewScheme( next: boolean ): void {
	if ( isOffered !== next ) {
		isOffered = next;
		notify();
	}
}

/** The scheme that was chosen. */
export function usePreviewScheme(): PreviewScheme {
	return useSyncExternalStore( subscribe, () => scheme );
}

/** Whether the choice of a scheme is offered. */
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
