import { deletionsResource } from '@/features/deletions/reads/deletions';
import { fontContentResource } from '@/features/fonts/reads/font-content';
import {
	findProblems,
	getLinkQuery,
} from '@/features/menus/rules/find-problems';
import { listRows } from '@/features/menus/rules/list-rows';
import {
	canStandAt,
	createLink,
	editItem,
	findItem,
	getLevel,
	insertItem,
	removeItem,
} from '@/features/menus/rules/menu-edits';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import { transferKeys } from '@/features/menus/rules/transfer-keys';
import { firstPatternsResource } from '@/features/patterns/reads/patterns';
import { toChanges, toRows } from '@/features/posts/page-tree/page-order';
import { postCountsResource } from '@/features/posts/reads/post-counts';
import { readStyleAuthors } from '@/features/styles/reads/use-style-authors';
import { resolverSubjectsResource } from '@/features/templates/reads/resolver-subjects';
import { templateResolutionResource } from '@/features/templates/reads/template-resolution';
import { templateSuggestionsResource } from '@/features/templates/reads/template-suggestions';

/** Values that no field is made for; of the last no text can be made. */
const WRONG: readonly unknown[] = [ null, 5, true, {}, [], { toString: 1 } ];

const headers = new Headers();

/** More levels than a function may call itself. */
const DEPTH = 20_000;

function makeDeepMenu() {
	const name = 'wp:navigation-submenu';
	return parseMenu(
		`<!-- ${ name } {"label":"A","url":"/a"} -->`.repeat( DEPTH ) +
			`<!-- /${ name } -->`.repeat( DEPTH )
	);
}

describe( 'What is read by its type', () => {
	it.each( WRONG )( 'are authors of styles beside %j', ( value ) => {
		expect(
			readStyleAuthors( [
				value,
				{ id: 3, name: value, avatar_urls: value },
			] )
		).toEqual( [ { id: 3, name: '', avatarUrl: '' } ] );
	} );

	it.each( WRONG )( 'are deletions with %j for a text', ( value ) => {
		expect(
			deletionsResource.parse(
				[
					value,
					{
						id: 3,
						label: value,
						title: 'Main',
						is_reset: value,
						deleted: value,
						expires: value,
						deleted_by: value,
					},
				],
				headers
			)
		).toEqual( [
			{
				id: 3,
				label: '',
				title: 'Main',
				isReset: value === true,
				deleted: '',
				expires: '',
				deletedBy: '',
			},
		] );
	} );

	it.each( WRONG )( 'are fonts of content beside %j', ( value ) => {
		const variant = { weight: 700, style: 'normal' };
		expect(
			fontContentResource.parse(
				{
					slugs: [ value, 'a' ],
					names: [ value, 'b' ],
					variants: [ value, { ...variant, style: value }, variant ],
				},
				headers
			)
		).toEqual( { slugs: [ 'a' ], names: [ 'b' ], variants: [ variant ] } );
	} );

	it( 'are counts of posts', () => {
		expect(
			postCountsResource.parse(
				{ all: 2, publish: {}, draft: '1' },
				headers
			)
		).toEqual( {
			all: 2,
			publish: 0,
			future: 0,
			draft: 0,
			pending: 0,
			private: 0,
			trash: 0,
		} );
	} );

	it.each( WRONG )( 'are links of the kind %j', ( value ) => {
		const link = ( attributes: object ) =>
			`<!-- wp:navigation-link ${ JSON.stringify( {
				label: 'A',
				url: '/a',
				id: 7,
				...attributes,
			} ) } /-->`;
		const tree = parseMenu(
			link( { kind: value } ) +
				link( { kind: 'taxonomy', type: value, id: 8 } )
		);

		expect( () => findProblems( tree, undefined ) ).not.toThrow();
	} );

	it( 'are links of a menu that is deeper than calls may be', () => {
		const tree = makeDeepMenu();

		expect( listRows( tree, new Set() ) ).toHaveLength( DEPTH );
		expect( getLinkQuery( tree, 'http://a.test' ).urls ).toEqual( [
			'/a',
		] );
	} );

	it( 'is a menu that is deeper than calls may be, when it is edited and read again', () => {
		const tree = makeDeepMenu();
		const rows = listRows( tree, new Set() );
		const first = rows[ 0 ]!.id;
		const last = rows[ DEPTH - 1 ]!.id;

		const edited = editItem( tree, last, { label: 'B' } );
		expect( findItem( edited, last )?.attributes.label ).toBe( 'B' );
		expect( getLevel( tree, last ) ).toBe( DEPTH );
		expect( canStandAt( tree, first, { parent: last } ) ).toBe( false );
		expect( listRows( removeItem( tree, last ), new Set() ) ).toHaveLength(
			DEPTH - 1
		);
		const moved = insertItem( tree, createLink( { label: 'C' } ), {
			parent: undefined,
			index: 0,
		} );
		const other = moved.children[ 0 ]!.key;
		expect( canStandAt( moved, first, { parent: other } ) ).toBe( false );

		expect(
			listRows( transferKeys( makeDeepMenu(), edited ), new Set() ).map(
				( { id } ) => id
			)
		).toEqual( rows.map( ( { id } ) => id ) );
	} );

	it( 'are pages whose tree is deeper than calls may be', () => {
		const pages = Array.from( { length: DEPTH }, ( _, index ) => ( {
			id: index + 1,
			title: 'A',
			parent: index,
			menu_order: 0,
		} ) );
		const rows = toRows( pages );

		expect( rows[ DEPTH - 1 ] ).toMatchObject( {
			id: DEPTH,
			level: DEPTH,
		} );
		expect( toChanges( pages, rows ) ).toEqual( [] );
	} );

	it.each( WRONG )( 'are suggestions and subjects with %j', ( value ) => {
		const texts = { slug: value, link: value, name: value };
		const found = { id: 3, title: '', link: '' };

		expect(
			templateSuggestionsResource.parse(
				[ value, { id: 3, ...texts } ],
				headers
			)
		).toEqual( [ { ...found, slug: '' } ] );
		expect(
			resolverSubjectsResource.parse( [ { id: 3, ...texts } ], headers )
		).toEqual( [ found ] );
	} );

	it.each( WRONG )( 'is the template of an address with %j', ( value ) => {
		expect(
			templateResolutionResource.parse(
				{
					kind: value,
					title: value,
					winner: value,
					slugs: [ value, 'a' ],
				},
				headers
			)
		).toEqual( { kind: '', title: '', winner: null, slugs: [ 'a' ] } );
	} );

	it.each< unknown >( [ null, '5', true, {}, [], { toString: 1 } ] )(
		'is the number of patterns, %j',
		( value ) => {
			expect(
				firstPatternsResource.parse(
					{
						patterns: [],
						registered: [],
						categories: [],
						total: value,
					},
					headers
				).total
			).toBe( 0 );
		}
	);
} );
