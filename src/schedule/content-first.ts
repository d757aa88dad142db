/*
 * The main content of a screen loads before the preview beside it: the editor is many times as large, and while its scripts run nothing else
 * can (design, section 5).
 */

/** Longest time for which a preview waits for the content. */
const LONGEST_WAIT_MS = 4000;

const pendingContent = new Set< symbol >();
const waiting = new Set< () => void >();

/**
 * Announces that content of the screen is loading.
 *
 * @return Function that reports that it is shown, or will not be shown. It may be called again.
 */
export function announceContent(): () => void {
	const content = Symbol( 'content' );
	pendingContent.add( content );
	return () => {
		pendingContent.delete( content );
		if ( pendingContent.size === 0 ) {
			waiting.forEach( ( proceed ) => proceed() );
		}
	};
}

/** Returns whether content of the screen is loading. */
export function isContentPending(): boolean {
	return pendingContent.size > 0;
}

/** Waits for the content that was announced in this task or before. */
export async function waitForContent(): Promise< void > {
	// The areas of a screen are rendered one after the other.
	await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
	if ( pendingContent.size === 0 ) {
		return;
	}
	await new Promise< void >( ( resolve ) => {
		const proceed = () => {
			window.clearTimeout( timer );
			waiting.delete( proceed );
			resolve();
		};
		const timer = window.setTimeout( proceed, LONGEST_WAIT_MS );
		waiting.add( proceed );
	} );
}
