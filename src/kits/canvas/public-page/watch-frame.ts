import { onNextFrame } from '@/schedule/next-frame';

/** Selector of the element with the name of the record that the page shows, see `includes/public-page/class-public-page.php`. */
const META_SELECTOR = 'meta[name=atelier-public-page]';

/** A page that has not loaded by then counts as failed: the canvas is shown anyway. */
const LONGEST_WAIT_MS = 10_000;

/** State of a frame: still loading, showing its page, or failed for good. */
export type PageLoadState = 'loading' | 'shown' | 'failed';

/**
 * Returns the state of a frame by its document.
 *
 * @param page Document of the frame; null when it may not be read: another site, or a refusal to be framed.
 * @param name Name of the page that the frame is to show.
 */
export function readFrameState(
	page: Document | null,
	name: string
): PageLoadState {
	if ( ! page ) {
		return 'failed';
	}
	const isBlank = page.URL === 'about:blank';
	if ( isBlank || page.readyState === 'loading' ) {
		return 'loading';
	}
	return isPublicPage( page, name ) ? 'shown' : 'failed';
}

/**
 * Returns whether a document is the public page of a name, and not a plugin's page instead of it.
 *
 * @param page The document.
 * @param name Name of the page, see `getPublicPageName`.
 */
export function isPublicPage( page: Document, name: string ): boolean {
	const shown = page
		.querySelector( META_SELECTOR )
		?.getAttribute( 'content' )
		?.split( ' ' );
	return shown?.includes( name ) ?? false;
}

/**
 * Watches a frame until it shows its page or has failed.
 *
 * @param frame    The frame.
 * @param name     Name of the page that it is to show.
 * @param onChange Called once, with the final state.
 * @return Function that ends the watch.
 */
export function watchFrame(
	frame: HTMLIFrameElement,
	name: string,
	onChange: ( state: Exclude< PageLoadState, 'loading' > ) => void
): () => void {
	const latest = Date.now() + LONGEST_WAIT_MS;
	let endWait = () => {};
	const look = () => {
		const state = readFrameState( frame.contentDocument, name );
		if ( state !== 'loading' ) {
			onChange( state );
		} else if ( Date.now() > latest ) {
			onChange( 'failed' );
		} else {
			endWait = onNextFrame( look );
		}
	};
	look();
	return () => endWait();
}
