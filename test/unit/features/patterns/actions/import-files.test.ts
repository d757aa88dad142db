import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { importFiles } from '@/features/patterns/actions/import-files';
import { importPatterns } from '@/features/patterns/writes/import-patterns';

jest.mock( '@/features/patterns/writes/import-patterns', () => ( {
	importPatterns: jest.fn(),
} ) );

const PATTERN = { __file: 'wp_block', title: 'Hero', content: 'Text' };
const readNotices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

it( 'says how far a long import is, and then what it has done', async () => {
	const seen: string[][] = [];
	const clock = jest.spyOn( Date, 'now' ).mockReturnValue( 0 );
	jest.mocked( importPatterns ).mockImplementation(
		async ( files, _category, _known, onStep ) => {
			files.forEach( ( _, index ) => {
				clock.mockReturnValue( ( index + 1 ) * 2000 );
				onStep?.( index + 1 );
				seen.push( readNotices() );
			} );
			return async () => {};
		}
	);
	const files = [ 'a', 'b', 'c' ].map( ( name ) =>
		Object.assign( new File( [], `${ name }.json` ), {
			text: async () => JSON.stringify( PATTERN ),
		} )
	);
	await importFiles( files, undefined, undefined );
	expect( seen.slice( 0, 2 ) ).toEqual( [ [ '1 of 3…' ], [ '2 of 3…' ] ] );
	expect( readNotices() ).toEqual( [ 'Imported 3 patterns from JSON.' ] );
} );
