import { moveField } from '@/kits/list/options/move-field';

describe( 'moveField', () => {
	it.each( [
		[ 'b', -1, [ 'b', 'a', 'c' ] ],
		[ 'b', 1, [ 'a', 'c', 'b' ] ],
		[ 'a', -1, [ 'a', 'b', 'c' ] ],
		[ 'c', 1, [ 'a', 'b', 'c' ] ],
		[ 'x', 1, [ 'a', 'b', 'c' ] ],
	] as const )( 'moves %s by %d', ( field, by, expected ) => {
		expect( moveField( [ 'a', 'b', 'c' ], field, by ) ).toEqual( expected );
	} );
} );
