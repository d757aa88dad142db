/**
 * The outcome of a step of `npm test`.
 *
 * @typedef {{ passed: number, failed: number, output?: string }} Outcome
 */

/** A step that could not run counts as one failure, so that it is never mistaken for a success. */
const BROKEN = { passed: 0, failed: 1 };

/**
 * Counts Jest's tests. A skipped or todo test counts as failed, because none are allowed.
 *
 * @param {Object|null} report Jest's report, null when there is none.
 * @param {number}      code   Jest's exit code.
 * @return {Outcome} The counts.
 */
export function countJest( report, code ) {
	if ( ! report || report.numTotalTests === 0 ) {
		return BROKEN;
	}
	const failed =
		report.numFailedTests +
		report.numPendingTests +
		report.numTodoTests +
		( report.numRuntimeErrorTestSuites ?? 0 );
	return {
		passed: report.numPassedTests,
		failed: failed || ( code === 0 ? 0 : 1 ),
	};
}

/**
 * Counts Playwright's tests. A flaky test counts as passed, a skipped one as failed.
 *
 * @param {Object|null} report Playwright's report, null when there is none.
 * @param {number}      code   Playwright's exit code.
 * @return {Outcome} The counts.
 */
export function countPlaywright( report, code ) {
	if ( ! report ) {
		return BROKEN;
	}
	const { expected, unexpected, flaky, skipped } = report.stats;
	const passed = expected + flaky;
	const failed = unexpected + skipped + ( report.errors?.length ?? 0 );
	return { passed, failed: failed || ( code === 0 && passed > 0 ? 0 : 1 ) };
}

/**
 * Counts the tests of PHP classes. Tests that did not finish count as a failure.
 *
 * @param {string} output Output of `test/php/run.php`; its last line has the counts.
 * @return {Outcome} The counts.
 */
export function countPhp( output ) {
	const [ , passed, failed ] =
		output
			.trimEnd()
			.split( '\n' )
			.at( -1 )
			?.match( /^\{"passed":(\d+),"failed":(\d+)\}$/ ) ?? [];
	return Number( passed ) > 0
		? { passed: Number( passed ), failed: Number( failed ) }
		: BROKEN;
}
