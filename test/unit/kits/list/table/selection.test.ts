import {
	dropGone,
	formatSelection,
	parseSelection,
} from '@/kits/list/table/selection';

describe( 'the selection in an address', () => {
	it.each( [
		[ undefined, [] ],
		[ '', [] ],
		[ '5', [ '5' ] ],
		[ '5,7', [ '5', '7' ] ],
		[ '5,,7,5', [ '5', '7' ] ],
	] )( 'reads %j as %j', ( postId, ids ) => {
		expect( parseSelection( postId ) ).toEqual( ids );
	} );

	it.each( [
		[ [], undefined ],
		[ [ '5' ], '5' ],
		[ [ '5', '7' ], '5,7' ],
	] )( 'writes %j as %j', ( ids, postId ) => {
		expect( formatSelection( ids ) ).toBe( postId );
	} );

	it.each( [
		[ [ '5', '7' ], [ '7', '9' ], [ '7' ] ],
		[ [ '5' ], [ '9' ], [] ],
		[ [ '5' ], [ '5' ], [ '5' ] ],
	] )( 'of %j with %j listed leaves %j', ( ids, listed, left ) => {
		expect( dropGone( ids, listed ) ).toEqual( left );
	} );

	it( 'stays the same array when nothing is gone', () => {
		const ids = [ '5' ];

		expect( dropGone( ids, [ '5', '6' ] ) ).toBe( ids );
	} );
} );
