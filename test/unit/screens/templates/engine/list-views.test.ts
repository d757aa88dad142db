import { readLibrary } from '@/features/template-resolver';
import { isInView, listViews } from '@/screens/templates/engine/list-views';
import {
	aMixedLibrary,
	findTemplate,
} from '../../../../helpers/template-library';

describe( 'listViews', () => {
	const items = readLibrary( aMixedLibrary() );

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
