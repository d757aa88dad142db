/**
 * @jest-environment node
 */
import {
	countJest,
	countPhp,
	countPlaywright,
} from '../../../../tools/checks/count-tests.mjs';

const jestReport = ( counts: object ) => ( {
	numTotalTests: 5,
	numPassedTests: 5,
	numFailedTests: 0,
	numPendingTests: 0,
	numTodoTests: 0,
	numRuntimeErrorTestSuites: 0,
	...counts,
} );

describe( 'countJest', () => {
	it.each( [
		[ 'all passed', jestReport( {} ), 0, 5, 0 ],
		[
			'some failed',
			jestReport( { numPassedTests: 3, numFailedTests: 2 } ),
			1,
			3,
			2,
		],
		[
			'some were skipped',
			jestReport( {
				numPassedTests: 3,
				numPendingTests: 1,
				numTodoTests: 1,
			} ),
			0,
			3,
			2,
		],
		[
			'a file did not load',
			jestReport( { numRuntimeErrorTestSuites: 1 } ),
			1,
			5,
			1,
		],
		[ 'Jest itself failed', jestReport( {} ), 1, 5, 1 ],
		[
			'there were no tests',
			jestReport( { numTotalTests: 0, numPassedTests: 0 } ),
			0,
			0,
			1,
		],
		[ 'there is no report', null, 1, 0, 1 ],
	] )( 'when %s', ( _case, report, code, passed, failed ) => {
		expect( countJest( report, code ) ).toEqual( { passed, failed } );
	} );
} );

describe( 'countPlaywright', () => {
	const report = ( stats: object, errors: object[] = [] ) => ( {
		stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
		errors,
	} );
	it.each( [
		[ 'all passed', report( {} ), 0, 4, 0 ],
		[
			'one passed at its second try',
			report( { expected: 3, flaky: 1 } ),
			0,
			4,
			0,
		],
		[ 'one failed', report( { expected: 3, unexpected: 1 } ), 1, 3, 1 ],
		[ 'one was skipped', report( { expected: 3, skipped: 1 } ), 0, 3, 1 ],
		[ 'the setup failed', report( { expected: 0 }, [ {} ] ), 1, 0, 1 ],
		[ 'there were no tests', report( { expected: 0 } ), 0, 0, 1 ],
		[ 'there is no report', null, 1, 0, 1 ],
	] )( 'when %s', ( _case, value, code, passed, failed ) => {
		expect( countPlaywright( value, code ) ).toEqual( { passed, failed } );
	} );
} );

describe( 'countPhp', () => {
	it.each( [
		[ 'all passed', '{"passed":3,"failed":0}\n', 3, 0 ],
		[ 'some failed', '✘ a: b\n{"passed":2,"failed":1}\n', 2, 1 ],
		[ 'none passed', '{"passed":0,"failed":2}\n', 0, 1 ],
		[ 'it broke off', '{"passed":3,"failed":0}\nFatal error', 0, 1 ],
		[ 'it printed nothing', '', 0, 1 ],
	] )( 'counts where %s', ( _, output, passed, failed ) => {
		expect( countPhp( output ) ).toEqual( { passed, failed } );
	} );
} );
