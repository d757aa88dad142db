import { isRecord, toRecord } from '@/utils/is-record';

describe( 'isRecord', () => {
	it.each( [
		[ {}, true ],
		[ { a: 1 }, true ],
		[ Object.create( null ), true ],
		[ new Error( 'An error of REST.' ), true ],
		[ null, false ],
		[ undefined, false ],
		[ [], false ],
		[ 'text', false ],
		[ () => {}, false ],
	] )( '%p: %s', ( value, expected ) => {
		expect( isRecord( value ) ).toBe( expected );
		expect( toRecord( value ) === value ).toBe( expected );
	} );

	it( 'becomes an empty record where it is none', () => {
		expect( toRecord( [] ) ).toEqual( {} );
	} );
} );
