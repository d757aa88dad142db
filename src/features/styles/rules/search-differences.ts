import { describeDifference } from './describe-difference';
import type { Difference } from './diff-configs';
import type { StyleNames } from './style-names';

/** Number of differences that a step searches; each of them is described for it. */
const STEP_DIFFERENCES = 50;

/**
 * Yields the differences whose name or values have a text, in steps: between two steps the page can respond.
 *
 * @param differences Differences.
 * @param search      Typed text; an empty one yields all.
 * @param names       Names of blocks, styles and presets.
 */
export function* searchDifferences(
	differences: readonly Difference[],
	search: string,
	names: StyleNames
): Generator< readonly Difference[], void > {
	const wanted = search.trim().toLocaleLowerCase();
	if ( wanted === '' ) {
		yield differences;
		return;
	}
	for ( let at = 0; at < differences.length; at += STEP_DIFFERENCES ) {
		yield differences
			.slice( at, at + STEP_DIFFERENCES )
			.filter( ( difference ) =>
				[
					describeDifference( difference, names ),
					JSON.stringify( [ difference.before, difference.after ] ),
				].some( ( text ) =>
					text.toLocaleLowerCase().includes( wanted )
				)
			);
	}
}
