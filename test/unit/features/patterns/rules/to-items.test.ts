import { partsResource } from '@/features/patterns/reads/parts';
import { patternsResource } from '@/features/patterns/reads/patterns';
import {
	toPartItems,
	toPatternItems,
} from '@/features/patterns/rules/to-items';

const PART = {
	id: 'slate//header',
	slug: 'header',
	title: 'Header',
	description: '',
	area: 'header',
	source: 'custom',
	hasThemeFile: false,
	wpId: 7,
	theme: '',
	modified: null,
	author: 3,
	author_text: 'Ada',
	author_avatar: 'https://a.test/ada.png',
	original_source: 'user',
	canEdit: true,
	canDelete: true,
};

const PATTERN = {
	id: 9,
	title: 'Banner',
	slug: 'banner',
	status: 'publish',
	excerpt: '',
	modified: '',
	categories: [],
	author: 3,
	canEdit: true,
	canDelete: true,
};

const readPart = ( fields: object ) =>
	toPartItems(
		partsResource.parse(
			{
				parts: [ { ...PART, ...fields } ],
				areas: [],
				can: { create: true },
			},
			new Headers()
		)
	)[ 0 ];

const readPatterns = ( fields: object = {} ) =>
	toPatternItems(
		patternsResource.parse(
			{
				patterns: [ { ...PATTERN, ...fields } ],
				authors: [ PART ],
				registered: [
					{
						name: 'slate/hero',
						title: 'Hero',
						categories: [],
						keywords: [],
					},
				],
				categories: [],
				can: { create: true, createCategories: true },
			},
			new Headers()
		)
	);

describe( 'toPartItems', () => {
	it.each( [
		[ 'both', {}, true, true ],
		[ 'no editing', { canEdit: false }, false, true ],
		[ 'no deletion', { canDelete: false }, true, false ],
		[
			'no deletion of the theme’s',
			{ source: 'theme', hasThemeFile: true },
			true,
			false,
		],
	] )(
		'reads the rights of each part (specification 6): %s',
		( _name, fields, canEdit, canDelete ) => {
			expect( readPart( fields ) ).toMatchObject( {
				canEdit,
				canDelete,
			} );
		}
	);

	it( 'says who made a part', () => {
		expect( readPart( {} )?.author ).toEqual( {
			source: 'user',
			name: 'Ada',
			avatar: 'https://a.test/ada.png',
		} );
	} );
} );

describe( 'toPatternItems', () => {
	it( 'says who made a pattern, or what brings it', () => {
		expect( readPatterns().map( ( { author } ) => author ) ).toEqual( [
			{
				source: 'user',
				name: 'Ada',
				avatar: 'https://a.test/ada.png',
			},
			{ source: 'theme', name: 'Theme', avatar: '' },
		] );
	} );

	it( 'names nobody where the author is not in the answer', () => {
		expect( readPatterns( { author: 4 } )[ 0 ]?.author ).toEqual( {
			source: 'user',
			name: '',
			avatar: '',
		} );
	} );

	it.each( [
		[ '', 'full' ],
		[ 'full', 'full' ],
		[ 'unsynced', 'unsynced' ],
		[ undefined, 'unsynced' ],
	] )(
		'reads the sync status %p as %s (specification 3)',
		( sync, status ) => {
			expect(
				readPatterns( sync === undefined ? {} : { sync } )[ 0 ]
					?.syncStatus
			).toBe( status );
		}
	);
} );
