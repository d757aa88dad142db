/**
 * @jest-environment node
 */
import { compare, median } from '../../../../tools/bench/statistics.mjs';

describe( 'median', () => {
	it.each( [
		[ [ 7 ], 7 ],
		[ [ 9, 1, 5 ], 5 ],
		[ [ 4, 1, 3, 2 ], 2.5 ],
		[ [ 100, 9, 20 ], 20 ],
	] )( 'of %j is %d', ( values, expected ) => {
		expect( median( values ) ).toBe( expected );
	} );
} );

describe( 'compare', () => {
	it.each( [
		[ [ 2, 4, 6 ], [ 8, 8, 9 ], { ours: 4, host: 8, ratio: 0.5, runs: 3 } ],
		[ [], [ 8 ], { ours: null, host: 8, ratio: null, runs: 0 } ],
		[ [ 3 ], [ 0 ], { ours: 3, host: 0, ratio: null, runs: 1 } ],
	] )( 'of %j and %j', ( ours, host, expected ) => {
		expect( compare( ours, host ) ).toEqual( expected );
	} );
} );
