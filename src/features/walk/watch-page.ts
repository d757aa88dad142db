import { onNextFrame } from '@/schedule/next-frame';
import { readReport, type WalkReport } from './rules/read-report';
import type { Refused } from './why-refused';

/** A page that has not come by then is given up. */
const LONGEST_WAIT_MS = 30_000;

/** A page whose style sheets have not come by then is shown without them. */
const LONGEST_STYLES_MS = 3000;

/** A page that came. */
export interface CamePage {
	page: Document;
	/** Undefined for a page that was not asked for by Design: the web server led to it, or a cache answered. */
	report: WalkReport | undefined;
}

/** Why no page came: it may not are in a frame or cannot be reached, it takes too long, or it is something else than a page. */
export type NoPage = Refused | 'late' | 'no-page';

/** State of a frame: a page, or none for good; undefined until it is known. */
export type FrameState = CamePage | NoPage | undefined;

/**
 * Returns the state of a frame.
 *
 * @param page Document of the frame; null when it may not be read.
 */
export function readFrame( page: Document | null ): FrameState {
	if ( ! page ) {
		return 'refused';
	}
	if ( page.URL === 'about:blank' || page.readyState === 'loading' ) {
		return undefined;
	}
	return page.contentType === 'text/html'
		? { page, report: readReport( page ) }
		: 'no-page';
}

/**
 * Watches a frame until its page and its styles are loaded, or loading fails.
 *
 * @param frame     The frame.
 * @param onSettled Called once.
 * @return Function that ends the watch.
 */
export function watchPage(
	frame: HTMLIFrameElement,
	onSettled: ( state: CamePage | NoPage ) => void
): () => void {
	const begin = Date.now();
	let parsedAt: number | undefined;
	let endWait = () => {};
	const look = () => {
		const now = Date.now();
		const state =
			readFrame( frame.contentDocument ) ??
			( now > begin + LONGEST_WAIT_MS ? 'late' : undefined );
		if ( state ) {
			parsedAt ??= now;
		}
		if ( ! state || isUnstyled( state, now - ( parsedAt ?? now ) ) ) {
			endWait = onNextFrame( look );
		} else {
			onSettled( state );
		}
	};
	look();
	return () => endWait();
}

function isUnstyled( state: CamePage | NoPage, waitedMs: number ): boolean {
	return (
		typeof state !== 'string' &&
		waitedMs < LONGEST_STYLES_MS &&
		! hasStyles( state.page )
	);
}

function hasStyles( page: Document ): boolean {
	return (
		page.readyState === 'complete' ||
		[
			...page.querySelectorAll< HTMLLinkElement >(
				'link[rel=stylesheet]'
			),
		].every( ( { sheet, disabled } ) => sheet !== null || disabled )
	);
}
