import { afterDelay } from '@/schedule/after-delay';
import { findShownFrame } from './find-shown-frame';

/** A page that changes is reported when it has not changed again for this long. */
const QUIET_MS = 300;

/**
 * Watches the page that a preview shows: the canvas replaces the public page, and a walk shows other pages.
 *
 * @param preview  The element around the frames.
 * @param onChange Called with the page at once, when another one is shown, and when its elements have changed.
 * @return Function that ends the watch.
 */
export function watchShownPage(
	preview: HTMLElement,
	onChange: ( page: Document | undefined ) => void
): () => void {
	let shown: Document | undefined;
	let endQuiet = () => {};
	const elements = new MutationObserver( () => {
		endQuiet();
		endQuiet = afterDelay( QUIET_MS, () => onChange( shown ) );
	} );
	const look = () => {
		const page = findShownFrame( preview )?.contentDocument ?? undefined;
		if ( page === shown ) {
			return;
		}
		shown = page;
		elements.disconnect();
		endQuiet();
		if ( page?.body ) {
			elements.observe( page.body, { childList: true, subtree: true } );
		}
		onChange( page );
	};
	const frames = new MutationObserver( look );
	frames.observe( preview, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: [ 'class' ],
	} );
	// A frame that has loaded has another document.
	preview.addEventListener( 'load', look, true );
	look();
	return () => {
		frames.disconnect();
		elements.disconnect();
		endQuiet();
		preview.removeEventListener( 'load', look, true );
	};
}
