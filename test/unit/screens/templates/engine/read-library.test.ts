import type {
	ListedTemplate,
	TemplateLibrary,
} from '@/data/resources/templates';
import {
	canActivate,
	canDeactivate,
	canDelete,
	canReset,
	getActivatedValue,
	getDeactivatedValue,
} from '@/screens/templates/engine/action-rules';
import { explainResolution } from '@/screens/templates/engine/explain-resolution';
import { isInView, listViews } from '@/screens/templates/engine/list-views';
import {
	findStaleEntries,
	readLibrary,
	type TemplateItem,
} from '@/screens/templates/engine/read-library';

const THEME = 'birch';

function aTemplate( fields: Partial< ListedTemplate > ): ListedTemplate {
	return {
		id: 0,
		type: 'wp_template',
		slug: '',
		title: fields.slug ?? '',
		description: '',
		theme: THEME,
		status: 'publish',
		source: 'theme',
		is_custom: false,
		author: 0,
		author_text: 'Birch',
		author_avatar: '',
		original_source: 'theme',
		modified: null,
		...fields,
	};
}

const aFile = ( slug: string, fields: Partial< ListedTemplate > = {} ) =>
	aTemplate( {
		id: `${ THEME }//${ slug }`,
		type: 'wp_registered_template',
		slug,
		...fields,
	} );

const aVersion = (
	id: number,
	slug: string,
	fields: Partial< ListedTemplate > = {}
) => aTemplate( { id, slug, source: 'custom', author_text: 'Ada', ...fields } );

const aLibrary = (
	templates: readonly ListedTemplate[],
	active: TemplateLibrary[ 'active' ] = {}
): TemplateLibrary => ( { templates, active, theme: THEME } );

const find = ( items: readonly TemplateItem[], id: number | string ) =>
	items.find( ( item ) => item.id === id ) as TemplateItem;

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
			expect( find( items, file.id ).state ).toBe( fileState );
			expect( find( items, 7 ).state ).toBe( versionState );
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
			expect( find( readLibrary( library ), file.id ).state ).toBe(
				'active'
			);
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

describe( 'the rules of templates', () => {
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

	it.each( [
		[ `${ THEME }//index`, false, false, false, false ],
		[ `${ THEME }//page`, false, true, false, false ],
		[ `${ THEME }//single`, true, false, false, false ],
		[ 7, false, true, true, false ],
		[ 8, true, false, true, true ],
		[ 9, false, false, false, true ],
		[ 10, false, false, false, true ],
	] )(
		'let %s be activated: %s, deactivated: %s, reset: %s, deleted: %s',
		( id, activate, deactivate, reset, remove ) => {
			const item = find( items, id );
			expect( canActivate( item ) ).toBe( activate );
			expect( canDeactivate( item ) ).toBe( deactivate );
			expect( canReset( item ) ).toBe( reset );
			expect( canDelete( item ) ).toBe( remove );
		}
	);

	it( 'store false for a file and remove the entry of a version', () => {
		expect( getDeactivatedValue( find( items, `${ THEME }//page` ) ) ).toBe(
			false
		);
		expect( getDeactivatedValue( find( items, 7 ) ) ).toBeNull();
		expect( getActivatedValue( find( items, 8 ) ) ).toBe( 8 );
		expect(
			getActivatedValue( find( items, `${ THEME }//single` ) )
		).toBeNull();
	} );

	it( 'list the views with their counts', () => {
		expect(
			listViews( items ).map( ( { name, count } ) => [ name, count ] )
		).toEqual( [
			[ 'active', 4 ],
			[ 'user', 4 ],
			[ 'Ada', 4 ],
			[ 'Birch', 3 ],
		] );
		expect( isInView( find( items, 8 ), 'active' ) ).toBe( false );
	} );

	it( 'explain which slug of a hierarchy serves', () => {
		expect(
			explainResolution(
				{
					kind: 'single',
					title: 'A post',
					slugs: [ 'single-post', 'single', 'index' ],
					winner: `${ THEME }//single`,
				},
				items
			).map( ( { slug, outcome, item } ) => [ slug, outcome, item?.id ] )
		).toEqual( [
			[ 'single-post', 'missing', undefined ],
			[ 'single', 'serves', 7 ],
			[ 'index', 'later', `${ THEME }//index` ],
		] );
	} );
} );
