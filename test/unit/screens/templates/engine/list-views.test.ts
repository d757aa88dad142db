import { readLibrary } from '@/features/template-resolver';
import { isInView, listViews } from '@/screens/templates/engine/list-views';
import {
	aFile,
	aLibrary,
	aVersion,
	findTemplate,
} from '../../../../helpers/template-library';

describe( 'listViews', () => {
	const items = readLibrary(
		aLibrary(
			[
				aFile( 'index' ),
				aFile( 'single' ),
				aFile( 'page' ),
				aVersion( 7, 'single' ),
				aVersion( 8, 'single' ),
				aVersion( 9, 'wide', { is_custom: true } ),
				aVersion( 10, 'page', { theme: 'oak' } ),
			],
			{ single: 7 }
		)
	);

	it( 'lists the views with their counts', () => {
		expect(
			listViews( items ).map( ( { name, count } ) => [ name, count ] )
		).toEqual( [
			[ 'active', 4 ],
			[ 'user', 4 ],
			[ 'Ada', 4 ],
			[ 'Birch', 3 ],
		] );
		expect( isInView( findTemplate( items, 8 ), 'active' ) ).toBe( false );
	} );
} );
