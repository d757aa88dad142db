/** A scroll has ended after this time without a `scroll` event; events of a wheel or a finger are closer together. */
const SCROLL_END_MS = 120;

let lastScroll = -Infinity;
let isWatching = false;

/** Waits until nothing on the page has scrolled for a moment. Scrolls are recorded from the first call on. */
export async function whenScrollRests(): Promise< void > {
	watch();
	for ( let left = untilRest(); left > 0; left = untilRest() ) {
		await new Promise( ( resolve ) => setTimeout( resolve, left ) );
	}
}

function watch(): void {
	if ( ! isWatching ) {
		isWatching = true;
		// `scroll` does not bubble, but capturing listeners receive it.
		document.addEventListener(
			'scroll',
			() => {
				lastScroll = performance.now();
			},
			{ capture: true, passive: true }
		);
	}
}

function untilRest(): number {
	return lastScroll + SCROLL_END_MS - performance.now();
}
