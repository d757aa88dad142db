import { dependencyOrder, withDependents } from '@/wordpress/dependency-order';

const ITEMS = [
	{ handle: 'a' },
	{ handle: 'b', deps: [ 'a', 'printed' ] },
	{ handle: 'c', deps: [ 'a' ] },
	{ handle: 'd', deps: [ 'b', 'c' ] },
];

const handles = ( wanted: readonly string[] ) =>
	dependencyOrder( ITEMS, wanted ).map( ( { handle } ) => handle );

describe( 'dependencyOrder', () => {
	it.each( [
		[ [ 'a' ], [ 'a' ] ],
		[ [ 'b' ], [ 'a', 'b' ] ],
		[ [ 'd' ], [ 'a', 'b', 'c', 'd' ] ],
		[
			[ 'c', 'b' ],
			[ 'a', 'b', 'c' ],
		],
		[ [ 'printed' ], [] ],
		[ [], [] ],
	] )( 'resolves %j to %j', ( wanted, expected ) => {
		expect( handles( wanted ) ).toEqual( expected );
	} );

	it( 'ends on a circle', () => {
		const circle = [
			{ handle: 'a', deps: [ 'b' ] },
			{ handle: 'b', deps: [ 'a' ] },
		];
		expect( dependencyOrder( circle, [ 'a' ] ) ).toEqual( circle );
	} );
} );

describe( 'withDependents', () => {
	it.each( [
		[ [ 'a' ], [ 'a', 'b', 'c', 'd' ] ],
		[ [ 'b' ], [ 'b', 'd' ] ],
		[ [ 'd' ], [ 'd' ] ],
		[ [ 'printed' ], [ 'b', 'd' ] ],
		[ [], [] ],
	] )( 'finds of %j: %j', ( wanted, expected ) => {
		expect(
			withDependents( ITEMS, wanted ).map( ( { handle } ) => handle )
		).toEqual( expected );
	} );
} );
