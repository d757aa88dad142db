import { describeDifference } from './describe-difference';
import type { Difference } from './diff-configs';
import type { StyleNames } from './style-names';

/** Differences that are searched in one step: names are made for each. */
const STEP_DIFFERENCES = 50;

/**
 * Yields the differences that a person searches by name or value, in steps: between two of them the page can answer.
 *
 * @param differences Differences.
 * @param search      Typed text; an empty one finds all.
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
