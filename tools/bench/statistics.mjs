/** The spread of the host's values above which a figure is too noisy. */
const MOST_SPREAD = 0.25;

/**
 * Returns the median.
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
 * Summarizes the runs of one figure.
 *
 * @param {number[]} ours Values of Design.
 * @param {number[]} host Values of the host's Site Editor.
 * @return {{ ours: number|null, host: number|null, ratio: number|null, runs: number, hostSpread: number|null, isNoisy: boolean }} The medians,
 *                    and ours divided by the host's; null without values. `runs` counts the runs that both sides have, `hostSpread` is
 *                    the spread of the host's values, and `isNoisy` whether it is too large.
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
