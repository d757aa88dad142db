/**
 * How a step of `npm test` ended.
 *
 * @typedef {{ passed: number, failed: number, output?: string }} Outcome
 */

/** A step that could not do its work counts as one failure, so that it is never mistaken for a success. */
const BROKEN = { passed: 0, failed: 1 };

/**
 * Counts Jest's tests. A test that is skipped or left to do counts as failed: nothing of that kind is meant to be there.
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
 * Counts Playwright's tests. One that passed only when it was tried again counts as passed; a skipped one as failed.
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
 * @param {string} output What `test/php/run.php` printed; its last line has the counts.
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
