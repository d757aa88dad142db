import {
	fitFields,
	pickFields,
	restoreFields,
} from '@/kits/list/table/fit-fields';

describe( 'fitFields', () => {
	const fields = [ 'author', 'status', 'date', 'parent' ];

	it.each( [
		[ 'all before the width is known', 0, 4 ],
		[ 'all that there are in a wide place', 1500, 4 ],
		[ 'three beside quick edit in a window of 1440 px', 736, 3 ],
		[ 'two beside quick edit in a window of 1280 px', 576, 2 ],
		[ 'one in the narrowest place', 320, 1 ],
	] )( 'shows %s', ( _case, width, count ) => {
		expect( fitFields( fields, width ) ).toHaveLength( count );
	} );
} );

describe( 'pickFields', () => {
	it.each( [
		[ 2, [ 'date', 'status' ] ],
		[ 3, [ 'author', 'date', 'status' ] ],
		[ 4, [ 'comments', 'author', 'date', 'status' ] ],
		[ 9, [ 'comments', 'author', 'date', 'modified', 'status' ] ],
	] )(
		'keeps of five columns the %d that quick edit changes first, in their order',
		( count, picked ) => {
			expect(
				pickFields(
					[ 'comments', 'author', 'date', 'modified', 'status' ],
					count
				)
			).toEqual( picked );
		}
	);
} );

describe( 'restoreFields', () => {
	it( 'keeps what had no room, after what a person has moved or hidden', () => {
		expect(
			restoreFields(
				[ 'author', 'status', 'date' ],
				[ 'author', 'status' ],
				[ 'status' ]
			)
		).toEqual( [ 'status', 'date' ] );
	} );
} );
