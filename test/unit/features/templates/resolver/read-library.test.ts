import {
	findStaleEntries,
	readLibrary,
	readSlug,
} from '@/features/templates/resolver/read-library';
import {
	aFile,
	aLibrary,
	aMixedLibrary,
	aSlug,
	aVersion,
	findTemplate,
	THEME,
} from '../../../../helpers/template-library';

describe( 'readLibrary', () => {
	const items = readLibrary( aMixedLibrary() );

	it.each( [
		[ 'an inactive file', `${ THEME }//single`, 7 ],
		[ 'an inactive version', 8, 7 ],
		[ 'what serves', 7, undefined ],
		[ 'a version of another theme', 10, undefined ],
	] )( 'says of %s what serves instead', ( _name, id, servedBy ) => {
		expect( findTemplate( items, id ).servedBy?.id ).toBe( servedBy );
	} );

	it.each( [
		[ 7, true ],
		[ 9, false ],
	] )( 'says of %s whether there is a file', ( id, hasFile ) => {
		expect( findTemplate( items, id ).hasFile ).toBe( hasFile );
	} );

	it( 'says that nothing may serve a slug', () => {
		const [ file ] = readLibrary(
			aLibrary( [ aFile( 'single', { state: 'inactive' } ) ], {
				single: aSlug( 'single', { entry: false, served_by: null } ),
			} )
		);
		expect( file ).toMatchObject( {
			isDeactivated: true,
			servedBy: undefined,
			state: 'inactive',
		} );
	} );

	it( 'takes every state as the server has it', () => {
		const states = [ 'active', 'when-used', 'inactive' ] as const;
		expect(
			readLibrary(
				aLibrary(
					states.map( ( state, id ) =>
						aVersion( id, 'single', { state } )
					)
				)
			).map( ( { state } ) => state )
		).toEqual( states );
	} );
} );

it.each( [
	[ 'the number of what serves', { entry: 7, served_by: 7 }, false ],
	[ 'no entry', {}, false ],
	[ 'false', { entry: false, served_by: null } as const, false ],
	[ 'a number that does not serve', { entry: 8 }, true ],
	[ 'a number where nothing serves', { entry: 8, served_by: null }, true ],
] )( 'tells whether an entry is stale: %s', ( _name, fields, isStale ) => {
	const state = aSlug( 'single', fields );
	expect( findStaleEntries( { slugs: { single: state } } ) ).toEqual(
		isStale ? [ { slug: 'single', state } ] : []
	);
} );

it( 'knows nothing of a slug that objects have, too', () => {
	expect( readSlug( { slugs: {} }, 'constructor' ) ).toEqual( {
		entry: null,
		served_by: null,
		has_file: false,
		atelier_token: '',
	} );
} );
