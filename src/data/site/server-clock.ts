import { getBootPayload } from './boot-payload';

/** A smaller difference is caused by the network, not by a wrong clock. */
const TOLERANCE_MS = 60_000;

let offset: number | undefined;

/**
 * Returns the time by the server's clock, in milliseconds since 1970: ages of records are right also on a computer with a
 * wrong clock (reliability, scenario 39).
 */
export function getServerNow(): number {
	offset ??= readOffset();
	return Date.now() + offset;
}

/**
 * Returns the difference between the server's clock and the computer's, in milliseconds.
 *
 * @param printed  When the server printed the page, by its clock, in seconds.
 * @param received When the browser received the page, by the computer's clock, in milliseconds.
 */
export function getClockOffset( printed: number, received: number ): number {
	const difference = printed * 1000 - received;
	return Math.abs( difference ) < TOLERANCE_MS ? 0 : difference;
}

function readOffset(): number {
	// The DOM of tests has none.
	const [ navigation ] = performance.getEntriesByType?.( 'navigation' ) ?? [];
	const { responseStart = 0, transferSize } = ( navigation ??
		{} ) as Partial< PerformanceNavigationTiming >;
	// The time of a page from the browser's cache is outdated.
	return transferSize === 0
		? 0
		: getClockOffset(
				getBootPayload().serverTime,
				performance.timeOrigin + responseStart
		  );
}
