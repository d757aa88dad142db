import {
	followTrail,
	NO_TRAIL,
	replaceCurrentPath,
} from '@/features/walk/rules/walk-trail';

const at = ( index: number, ...sitePaths: string[] ) => ( {
	sitePaths,
	index,
} );

describe( 'followTrail', () => {
	it.each( [
		[ 'begins', NO_TRAIL, '/', false, at( 0, '/' ) ],
		[ 'goes on', at( 0, '/' ), '/a/', false, at( 1, '/', '/a/' ) ],
		[ 'stays', at( 1, '/', '/a/' ), '/a/', false, at( 1, '/', '/a/' ) ],
		[ 'goes back', at( 1, '/', '/a/' ), '/', true, at( 0, '/', '/a/' ) ],
		[
			'goes back by two',
			at( 2, '/', '/a/', '/b/' ),
			'/',
			true,
			at( 0, '/', '/a/', '/b/' ),
		],
		[
			'goes forward',
			at( 0, '/', '/a/' ),
			'/a/',
			false,
			at( 1, '/', '/a/' ),
		],
		[
			'leaves what lay ahead',
			at( 0, '/', '/a/' ),
			'/b/',
			false,
			at( 1, '/', '/b/' ),
		],
		[
			'follows a link to the page before',
			at( 1, '/', '/a/' ),
			'/',
			false,
			at( 2, '/', '/a/', '/' ),
		],
		[
			'goes back to before the trail',
			at( 0, '/a/' ),
			'/',
			true,
			at( 1, '/a/', '/' ),
		],
	] )( '%s', ( _name, trail, sitePath, isBack, expected ) => {
		expect( followTrail( trail, sitePath, isBack ) ).toEqual( expected );
	} );
} );

describe( 'replaceCurrentPath', () => {
	it( 'replaces the current path, and no other', () => {
		expect(
			replaceCurrentPath( at( 1, '/a', '/a', '/a' ), '/a/' )
		).toEqual( at( 1, '/a', '/a/', '/a' ) );
	} );
} );
