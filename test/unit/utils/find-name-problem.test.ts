import { findNameProblem } from '@/utils/find-name-problem';

describe( 'findNameProblem', () => {
	it.each( [
		[ 'a name', 'Autumn', undefined ],
		[ 'the longest name', 'a'.repeat( 200 ), undefined ],
		[
			'a longer one',
			'a'.repeat( 201 ),
			'A name has at most 200 characters.',
		],
	] )( 'judges %s', ( _, name, expected ) => {
		expect( findNameProblem( name ) ).toBe( expected );
	} );
} );
