import { listDoubles } from '@/features/patterns/rules/list-doubles';

const named = ( ...titles: string[] ) =>
	titles.map( ( title ) => ( { title } ) );

describe( 'listDoubles', () => {
	it.each( [
		[ 'none of them', named( 'Hero' ), [ 'Team' ], 'publish', [] ],
		[
			'each once',
			named( 'Hero', 'Hero ', 'Team' ),
			[ 'Hero' ],
			'publish',
			[ 'Hero' ],
		],
		[ 'none in the trash', named( 'Hero' ), [ 'Hero' ], 'trash', [] ],
	] )( 'gives %s', ( _name, imported, titles, status, expected ) => {
		expect(
			listDoubles(
				imported,
				titles.map( ( title ) => ( { title, status } ) )
			)
		).toEqual( expected );
	} );
} );
