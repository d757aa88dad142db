import { explainResolution } from '@/features/templates/resolver/explain-resolution';
import { readLibrary } from '@/features/templates/resolver/read-library';
import {
	aFile,
	aLibrary,
	aVersion,
	THEME,
} from '../../../../helpers/template-library';

describe( 'explainResolution', () => {
	const items = readLibrary(
		aLibrary( [
			aFile( 'index' ),
			aFile( 'single', { state: 'inactive' } ),
			aFile( 'singular', { state: 'inactive' } ),
			aVersion( 7, 'single', { state: 'active' } ),
			aVersion( 8, 'single-post-oak', {
				theme: 'oak',
				state: 'other-theme',
			} ),
			aVersion( 9, 'single-post' ),
		] )
	);

	it( 'says of each slug whether it serves, and which template is there', () => {
		expect(
			explainResolution(
				{
					kind: 'single',
					title: 'A post',
					slugs: [
						'single-post-oak',
						'single-post',
						'single',
						'singular',
						'index',
					],
					winner: `${ THEME }//single`,
				},
				items
			).map( ( { slug, outcome, item } ) => [ slug, outcome, item?.id ] )
		).toEqual( [
			[ 'single-post-oak', 'missing', undefined ],
			[ 'single-post', 'inactive', 9 ],
			[ 'single', 'serves', 7 ],
			[ 'singular', 'inactive', `${ THEME }//singular` ],
			[ 'index', 'later', `${ THEME }//index` ],
		] );
	} );

	it( 'says that nothing serves where nothing was found', () => {
		expect(
			explainResolution(
				{ kind: '404', title: '', slugs: [ '404' ], winner: null },
				items
			)
		).toEqual( [ { slug: '404', outcome: 'missing', item: undefined } ] );
	} );
} );
