import { readLibrary } from '@/features/templates/resolver';
import { describeTwins } from '@/features/templates/rules/describe-twins';
import {
	aFile,
	aLibrary,
	aVersion,
} from '../../../../helpers/template-library';

describe( 'tellApart', () => {
	const describeTemplates = (
		...templates: Parameters< typeof aLibrary >[ 0 ]
	) =>
		Object.fromEntries(
			describeTwins( readLibrary( aLibrary( templates ) ) )
		);

	it( 'leaves names alone that only one template has', () => {
		expect(
			describeTemplates( aFile( 'single' ), aFile( 'page' ) )
		).toEqual( {} );
	} );

	it( 'tells by the slug, else by the author, else by the date', () => {
		const title = 'Same';
		expect(
			describeTemplates(
				aVersion( 1, 'page', { title } ),
				aFile( 'single', { title } )
			)
		).toEqual( {
			'wp_template:1': 'slug',
			'wp_registered_template:birch//single': 'slug',
		} );
		expect(
			describeTemplates(
				aVersion( 1, 'single', { title } ),
				aFile( 'single', { title } )
			)
		).toEqual( {
			'wp_template:1': 'author',
			'wp_registered_template:birch//single': 'author',
		} );
		expect(
			describeTemplates(
				aVersion( 1, 'single', { title } ),
				aVersion( 2, 'single', { title } )
			)
		).toEqual( {
			'wp_template:1': 'modified',
			'wp_template:2': 'modified',
		} );
	} );

	it( 'takes the slug for a name that is missing', () => {
		expect(
			describeTemplates(
				aVersion( 1, 'single', { title: '' } ),
				aVersion( 2, 'page', { title: 'single' } )
			)
		).toEqual( { 'wp_template:1': 'slug', 'wp_template:2': 'slug' } );
	} );
} );
