import { getBootPayload } from './boot-payload';

/** Less than this is the way of the answer, not a clock that is wrong. */
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
 * Returns by how much a computer's clock differs from the server's, in milliseconds.
 *
 * @param printed  When the server printed the page, by its clock, in seconds.
 * @param received When the page arrived, by the computer's clock, in milliseconds.
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
	// A page that the browser had kept says nothing of the time.
	return transferSize === 0
		? 0
		: getClockOffset(
				getBootPayload().serverTime,
				performance.timeOrigin + responseStart
		  );
}
