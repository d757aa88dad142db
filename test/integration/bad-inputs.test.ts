/*
 * Bad values that a person types, or that a file, an address or another plugin contains: everything that reads it, with every value of
 * `test/fixtures/bad-inputs.ts`.
 */
import { getExportName } from '@/data/requests/get-export-name';
import { readRestIndex } from '@/data/requests/session/read-rest-index';
import { readSession } from '@/data/requests/session/read-session';
import { getRecentIds } from '@/kits/commands/command-name';
import { formatCssFamily } from '@/features/fonts/rules/css-family';
import { filterCollection } from '@/features/fonts/rules/filter-collection';
import { collectCss, listFontUses } from '@/features/fonts/rules/font-uses';
import { toFontSlug } from '@/features/fonts/rules/to-slug';
import { searchBlocks } from '@/features/styles/rules/block-search';
import { parseLength } from '@/features/styles/rules/css-length';
import { findCssProblems } from '@/features/styles/rules/css-problems';
import { dropWrongTypes } from '@/features/styles/rules/drop-wrong-types';
import {
	getLookFileName,
	parseLookFile,
} from '@/features/styles/rules/look-file';
import { PRESET_KINDS } from '@/features/styles/rules/preset-kinds';
import { readPresets } from '@/features/styles/rules/read-presets';
import {
	formatShadow,
	parseShadow,
	splitShadow,
} from '@/features/styles/rules/shadow';
import {
	formatSection,
	parseSection,
} from '@/features/styles/rules/styles-section';
import { BASE_VIEW } from '@/kits/list/view/base-view';
import { filtersToQuery } from '@/kits/list/view/filters-to-query';
import { parseFilters, parseView } from '@/kits/list/view/parse-view';
import { applyRememberedView } from '@/kits/list/view/remembered-view';
import { readViewAddress } from '@/kits/list/view/view-address';
import { toPlainText } from '@/features/menus/rules/describe-item';
import { escapeLabel } from '@/features/menus/rules/escape-label';
import { formatMenu, parseMenu } from '@/features/menus/rules/menu-markup';
import { toCustomLink } from '@/features/menus/rules/to-link-attributes';
import {
	formatSubject,
	parseSubject,
} from '@/features/templates/resolver/subject';
import { pathTo } from '@/router/paths';
import { matchCategory } from '@/features/patterns/rules/match-category';
import { parsePatterns } from '@/features/patterns/rules/pattern-json';
import { searchPatterns } from '@/features/patterns/rules/search-patterns';
import { customTemplateSlug } from '@/features/templates/rules/template-slug';
import {
	BAD_NUMBERS,
	BAD_TEXTS,
	BAD_TYPES,
	LARGE_STRUCTURES,
} from '../fixtures/bad-inputs';

/** Reads a text and checks the result. */
type TextCheck = ( text: string ) => void;

const MARKUP = /[<>]/;

const item = {
	title: 'A',
	description: '',
	keywords: [],
	categories: [],
	source: 'user' as const,
};

const TEXT_CHECKS: Readonly< Record< string, TextCheck > > = {
	'the address of a Styles screen': ( text ) => {
		const section = parseSection( text );
		expect( parseSection( formatSection( section ) ) ).toEqual( section );
	},
	'the address of a list': ( text ) => {
		const view = readViewAddress( BASE_VIEW, {
			layout: text,
			paged: text,
			perPage: text,
			sort: text,
			filters: text,
			levels: text,
		} );
		expect( view ).toEqual( BASE_VIEW );
	},
	'the search of a list': ( search ) =>
		expect( readViewAddress( BASE_VIEW, { search } ).search ).toBe(
			search || BASE_VIEW.search
		),
	'a saved view': ( text ) => expect( parseView( text ) ).toBeUndefined(),
	'the address of a screen': ( text ) => {
		const [ , query = '' ] = pathTo( '/page', { search: text } ).split(
			'?'
		);
		expect( new URLSearchParams( query ).get( 'search' ) ?? '' ).toBe(
			text
		);
	},
	'what the resolver is asked': ( text ) => {
		const subject = parseSubject( text );
		expect( parseSubject( formatSubject( subject ) ) ).toEqual( subject );
	},
	'the label of a menu item': ( text ) => {
		const label = escapeLabel( text );
		expect( label ).not.toMatch( MARKUP );
		expect( toPlainText( label ) ).toBe( text.trim() );
	},
	'the address of a menu item': ( text ) =>
		expect( toCustomLink( text )?.url ?? '' ).not.toMatch( /^javascript/i ),
	'the markup of a menu': ( text ) =>
		expect( formatMenu( parseMenu( text ) ) ).toBe( text ),
	'a file of patterns': ( text ) =>
		expect( () => parsePatterns( text ) ).toThrow( /JSON file/ ),
	'the search of patterns': ( text ) =>
		expect(
			searchPatterns( [ item ], 'all-patterns', text ).length
		).toBeLessThan( 2 ),
	'the name of a pattern category': ( text ) =>
		expect( matchCategory( text, [] ) ).toEqual( { name: text } ),
	'the name of a custom template': ( text ) => {
		const slug = customTemplateSlug( text );
		expect( slug ).toMatch( /^[\p{L}\p{M}\p{N}-]{1,200}$/u );
		expect( encodeURIComponent( slug ) ).not.toBe( '' );
	},
	'a file of styles': ( text ) =>
		expect( parseLookFile( text, `${ text }.json` ) ).toEqual( {
			error: expect.stringContaining( 'JSON' ),
		} ),
	'the name of a file of styles': ( text ) =>
		expect( getLookFileName( text ) ).toMatch(
			/^[^/\\<>"'\p{Cc}]+\.json$/u
		),
	'the name of an exported site': ( text ) =>
		expect( getExportName( `attachment; filename="${ text }"` ) ).toMatch(
			/\.zip$/
		),
	'the search of blocks': ( text ) =>
		expect(
			searchBlocks( [ { name: 'a/b', title: 'A' } ], text ).length
		).toBeLessThan( 2 ),
	'a length': ( text ) => {
		const length = parseLength( text );
		expect( length === undefined || Number.isFinite( length.value ) ).toBe(
			true
		);
	},
	'a shadow': ( text ) =>
		expect(
			splitShadow( text ).map( ( layer ) =>
				formatShadow( parseShadow( layer ) )
			)
		).not.toContain( '' ),
	'additional CSS': ( text ) =>
		expect(
			[ false, true ]
				.flatMap( ( isNested ) => findCssProblems( text, isNested ) )
				.filter( ( { from, to } ) => from > to || to > text.length )
		).toEqual( [] ),
	'the name of an uploaded font': ( text ) => {
		expect( toFontSlug( text ) ).toMatch( /^[a-z0-9-]+$/ );
		expect( formatCssFamily( text ) ).toMatch( /^"[^"\\<>{};\p{Cc}]*"$/u );
	},
	'the search of a font collection': ( search ) =>
		expect( filterCollection( [], { search, category: search } ) ).toEqual(
			[]
		),
	'an answer in place of the REST API’s index': ( text ) =>
		expect( () => readRestIndex( 200, text ) ).not.toThrow(),
};

const texts = Object.entries( BAD_TEXTS );

describe.each( Object.entries( TEXT_CHECKS ) )( 'Of %s', ( _, check ) => {
	it.each( texts )( 'reads or refuses %s', ( __, text ) => {
		expect.hasAssertions();
		check( text );
	} );
} );

const values = Object.entries( {
	...BAD_TEXTS,
	...BAD_NUMBERS,
	...BAD_TYPES,
	...LARGE_STRUCTURES,
	'no number': NaN,
	infinity: Infinity,
} );

const asConfig = ( value: unknown ) =>
	( { settings: value, styles: value } ) as never;

/** Readers that get a value from another plugin or an import, at each place where it can be. */
const VALUE_READERS: Readonly<
	Record< string, ( value: unknown ) => unknown >
> = {
	'a saved view': ( value ) => [
		parseView( value ),
		...[
			'sort',
			'filters',
			'fields',
			'layout',
			'search',
			'perPage',
			'groupBy',
		].map( ( name ) => parseView( { type: 'table', [ name ]: value } ) ),
	],
	'the filters of a list': ( value ) =>
		[ 'field', 'operator', 'value' ].map( ( name ) =>
			filtersToQuery(
				parseFilters( [
					value,
					{
						field: 'date',
						operator: 'between',
						value: 1,
						[ name ]: value,
					},
					{
						field: 'author',
						operator: 'isAny',
						value: 1,
						[ name ]: value,
					},
				] )
			)
		),
	'a remembered view': ( value ) => applyRememberedView( BASE_VIEW, value ),
	'the commands that were used last': ( value ) =>
		getRecentIds( value, 'page' ),
	'what the server says of the session': ( value ) => [
		readSession( value, 1 ),
		readSession( { userId: value, nonce: value, theme: value }, 1 ),
	],
	'stored styles': ( value ) => [
		dropWrongTypes( asConfig( value ) ),
		...[
			'color',
			'typography',
			'spacing',
			'blocks',
			'elements',
			'css',
			'background',
		].flatMap( ( group ) => [
			dropWrongTypes( asConfig( { [ group ]: value } ) ),
		] ),
	],
	'stored presets': ( value ) =>
		Object.entries( PRESET_KINDS ).flatMap( ( [ kind, { path } ] ) =>
			[
				value,
				[ value ],
				{ custom: value },
				{ custom: [ value, { slug: value, name: value } ] },
			].map( ( lists ) =>
				readPresets(
					{
						settings: [ ...path ]
							.reverse()
							.reduce< unknown >(
								( inner, key ) => ( { [ key ]: inner } ),
								lists
							) as never,
					},
					kind as keyof typeof PRESET_KINDS,
					'custom'
				)
			)
		),
	'the fonts that styles use': ( value ) => [
		listFontUses( value ),
		collectCss( value ),
		listFontUses( { typography: value, blocks: value, elements: value } ),
		collectCss( { css: value, blocks: { a: value } } ),
	],
	'a length': parseLength,
};

describe.each( Object.entries( VALUE_READERS ) )( 'Of %s', ( _, read ) => {
	it.each( values )(
		'takes %s for nothing worse than nothing',
		( __, value ) => {
			expect( () => read( value ) ).not.toThrow();
			expect( ( {} as { a?: number } ).a ).toBeUndefined();
		}
	);
} );
