import { onNextFrame } from '@/schedule/next-frame';
import { readReport, type WalkReport } from './rules/read-report';
import type { Refused } from './why-refused';

/** Time after which loading a page counts as failed. */
const LONGEST_WAIT_MS = 30_000;

/** Time after which a page is shown without the style sheets that are still loading. */
const LONGEST_STYLES_MS = 3000;

/** A page that was loaded. */
export interface CamePage {
	page: Document;
	/** Undefined for a page that Design's part of the server did not answer: after the web server's redirect, or from a cache. */
	report: WalkReport | undefined;
}

/** Why there is no page: it forbids frames, cannot be reached, takes too long, or is not HTML. */
export type NoPage = Refused | 'late' | 'no-page';

/** State of a frame: a page, or the reason why there is none; undefined while it is loading. */
export type FrameState = CamePage | NoPage | undefined;

/**
 * Returns the state of a frame.
 *
 * @param page Document of the frame; null where scripts may not read it.
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
