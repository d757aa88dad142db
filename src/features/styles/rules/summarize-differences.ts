import type { Difference } from './diff-configs';

// Specification 4.3: the summary of changes lists seven at most.
const MAX_LINES = 7;

/** Differences in the order in which they are listed. */
export interface DifferenceSummary {
	shown: readonly Difference[];
	/** Those that the summary counts in one line. */
	rest: readonly Difference[];
}

/**
 * Returns differences in at most seven lines: those that are visible on the site come first. The last line counts those that are not shown.
 *
 * @param differences All differences.
 */
export function summarizeDifferences(
	differences: readonly Difference[]
): DifferenceSummary {
	const sorted = [ false, true ].flatMap( ( isSame ) =>
		differences.filter( ( { looksSame = false } ) => looksSame === isSame )
	);
	const count = sorted.length > MAX_LINES ? MAX_LINES - 1 : sorted.length;
	return { shown: sorted.slice( 0, count ), rest: sorted.slice( count ) };
}
