import {
	findStaleEntries,
	readLibrary,
} from '@/features/templates/resolver/read-library';
import {
	aFile,
	aLibrary,
	aVersion,
	findTemplate,
} from '../../../../helpers/template-library';

describe( 'readLibrary', () => {
	const file = aFile( 'single' );
	const version = aVersion( 7, 'single' );

	it.each( [
		[ 'no entry', {}, 'active', 'inactive', file ],
		[ 'the id of a version', { single: 7 }, 'inactive', 'active', version ],
		[ 'false', { single: false }, 'inactive', 'inactive', undefined ],
		[ 'an id that is gone', { single: 8 }, 'active', 'inactive', file ],
	] as const )(
		'with %s has the right template serve',
		( _name, active, fileState, versionState, serving ) => {
			const items = readLibrary( aLibrary( [ file, version ], active ) );
			expect( findTemplate( items, file.id ).state ).toBe( fileState );
			expect( findTemplate( items, 7 ).state ).toBe( versionState );
			expect(
				items.find( ( { state } ) => state === 'inactive' )?.servedBy
			).toBe( serving );
		}
	);

	it.each( [
		[ 'is not published', { status: 'draft' } ],
		[ 'belongs to another theme', { theme: 'oak' } ],
	] as const )(
		'keeps the file active when the version %s',
		( _n, fields ) => {
			const library = aLibrary(
				[ file, aVersion( 7, 'single', fields ) ],
				{
					single: 7,
				}
			);
			expect(
				findTemplate( readLibrary( library ), file.id ).state
			).toBe( 'active' );
			expect( findStaleEntries( library ) ).toEqual( [
				{ slug: 'single', id: 7 },
			] );
		}
	);

	it.each( [
		[
			'the index that somebody took out',
			[ aFile( 'index' ) ],
			{ index: false },
		],
		[
			'a version whose file the theme has dropped',
			[ version ],
			{ single: 7 },
		],
		[ 'a slug that objects have, too', [ aFile( 'constructor' ) ], {} ],
	] as const )( 'keeps active: %s', ( _name, templates, active ) => {
		const items = readLibrary( aLibrary( templates, active ) );
		expect( items[ 0 ]?.state ).toBe( 'active' );
	} );

	it( 'says of custom templates that they are active when used', () => {
		const items = readLibrary(
			aLibrary( [
				aFile( 'narrow', { is_custom: true } ),
				aVersion( 9, 'wide', { is_custom: true } ),
			] )
		);
		expect( items.map( ( { state } ) => state ) ).toEqual( [
			'when-used',
			'when-used',
		] );
	} );
} );
