/**
 * Finds the median.
 *
 * @param {number[]} values The values, at least one.
 * @return {number} The middle one, or the mean of the two in the middle.
 */
export function median( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2
		? sorted[ middle ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * Sums the runs of one figure up.
 *
 * @param {number[]} ours What was measured of Design.
 * @param {number[]} host What was measured of the host's Site Editor.
 * @return {{ ours: number|null, host: number|null, ratio: number|null, runs: number }} The medians, ours divided by the host's,
 *                                                              and how many runs both sides have; null where there is nothing.
 */
export function compare( ours, host ) {
	const middleOurs = ours.length ? median( ours ) : null;
	const middleHost = host.length ? median( host ) : null;
	return {
		ours: middleOurs,
		host: middleHost,
		ratio:
			middleOurs !== null && middleHost ? middleOurs / middleHost : null,
		runs: Math.min( ours.length, host.length ),
	};
}
