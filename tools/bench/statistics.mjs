/** The host's own spread from which on a figure says too little. */
const MOST_SPREAD = 0.25;

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
 * Returns the spread of values, as a share of their median.
 *
 * @param {number[]} values The values.
 * @return {number|null} The share; null where there are fewer than two, or nothing to compare with.
 */
export function spread( values ) {
	const middle = values.length > 1 ? median( values ) : 0;
	return middle > 0
		? ( Math.max( ...values ) - Math.min( ...values ) ) / middle
		: null;
}

/**
 * Sums the runs of one figure up.
 *
 * @param {number[]} ours What was measured of Design.
 * @param {number[]} host What was measured of the host's Site Editor.
 * @return {{ ours: number|null, host: number|null, ratio: number|null, runs: number, hostSpread: number|null, isNoisy: boolean }} The medians,
 *                    and ours divided by the host's; null where there is nothing. `runs` counts the runs that both sides have, `hostSpread` is
 *                    the spread of the host's, and `isNoisy` says whether that is too large for the figure to be trusted.
 */
export function compare( ours, host ) {
	const middleOurs = ours.length ? median( ours ) : null;
	const middleHost = host.length ? median( host ) : null;
	const hostSpread = spread( host );
	return {
		ours: middleOurs,
		host: middleHost,
		ratio:
			middleOurs !== null && middleHost ? middleOurs / middleHost : null,
		runs: Math.min( ours.length, host.length ),
		hostSpread,
		isNoisy: hostSpread !== null && hostSpread > MOST_SPREAD,
	};
}
