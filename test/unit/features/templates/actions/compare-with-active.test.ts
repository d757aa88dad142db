import { compareWithActive } from '@/features/templates/actions/compare-with-active';
import { readLibrary } from '@/features/templates/resolver/read-library';
import {
	aMixedLibrary,
	findTemplate,
	THEME,
} from '../../../../helpers/template-library';

const items = readLibrary( aMixedLibrary() );
const CONTEXT = { library: undefined, navigate: () => {} };

it.each( [
	[ 'a version that another one hides', 8, true ],
	[ 'the version that serves', 7, false ],
	[ 'a file of the theme', `${ THEME }//single`, false ],
] )( 'compareWithActive is offered for %s: %s', ( _name, id, expected ) => {
	expect(
		compareWithActive.isEligible( findTemplate( items, id ), CONTEXT )
	).toBe( expected );
} );

it( 'compareWithActive leads to both versions', () => {
	const paths: string[] = [];
	if ( 'run' in compareWithActive ) {
		compareWithActive.run( [ findTemplate( items, 8 ) ], {
			...CONTEXT,
			navigate: ( path ) => paths.push( path ),
		} );
	}
	expect( paths ).toEqual( [
		'/compare?postType=wp_template&postId=8&left=version-7&right=saved',
	] );
} );
