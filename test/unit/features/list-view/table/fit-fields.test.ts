import {
	fitFields,
	restoreFields,
} from '@/features/list-view/table/fit-fields';

describe( 'fitFields', () => {
	const fields = [ 'author', 'status', 'date', 'parent' ];

	it.each( [
		[ 'all before the width is known', 0, 4 ],
		[ 'all that there are in a wide place', 1500, 4 ],
		[ 'three beside quick edit in a window of 1440 px', 736, 3 ],
		[ 'two beside quick edit in a window of 1280 px', 576, 2 ],
		[ 'one in the narrowest place', 320, 1 ],
	] )( 'shows %s', ( _case, width, count ) => {
		expect( fitFields( fields, width ) ).toEqual(
			fields.slice( 0, count )
		);
	} );
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
