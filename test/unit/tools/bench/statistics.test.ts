/**
 * @jest-environment node
 */
import {
	compare,
	median,
	spread,
} from '../../../../tools/bench/statistics.mjs';

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

describe( 'spread', () => {
	it.each( [
		[ [], null ],
		[ [ 5 ], null ],
		[ [ 0, 0, 0 ], null ],
		[ [ 100, 80, 110 ], 0.3 ],
		[ [ 7, 7 ], 0 ],
	] )( 'of %j is %p', ( values, expected ) => {
		expect( spread( values ) ).toBe( expected );
	} );
} );

describe( 'compare', () => {
	it.each( [
		[ [ 2, 4, 6 ], [ 8, 8, 9 ], { ours: 4, host: 8, ratio: 0.5, runs: 3 } ],
		[ [], [ 8 ], { ours: null, host: 8, ratio: null, runs: 0 } ],
		[ [ 3 ], [ 0 ], { ours: 3, host: 0, ratio: null, runs: 1 } ],
	] )( 'of %j and %j', ( ours, host, expected ) => {
		expect( compare( ours, host ) ).toMatchObject( expected );
	} );

	it.each( [
		[ [ 100, 120, 125 ], false ],
		[ [ 100, 120, 131 ], true ],
		[ [ 100 ], false ],
	] )( 'of a host with %j is too noisy: %p', ( host, isNoisy ) => {
		expect( compare( [ 1 ], host ).isNoisy ).toBe( isNoisy );
	} );
} );
