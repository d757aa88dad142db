import { deletionsResource } from '@/features/deletions/reads/deletions';
import { fontCollectionsResource } from '@/features/fonts/reads/font-collections';
import { fontContentResource } from '@/features/fonts/reads/font-content';
import {
	linkSearchResource,
	linkTargetsResource,
} from '@/features/menus/reads/menu-links';
import {
	findMenuProblems,
	getLinkQuery,
} from '@/features/menus/rules/find-problems';
import { listRows } from '@/features/menus/rules/list-rows';
import {
	canStandAt,
	createLink,
	changeItem,
	findItem,
	getLevel,
	insertItem,
	removeItem,
} from '@/features/menus/rules/menu-edits';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import { transferKeys } from '@/features/menus/rules/transfer-keys';
import { partsResource } from '@/features/patterns/reads/parts';
import {
	firstPatternsResource,
	patternsResource,
} from '@/features/patterns/reads/patterns';
import { toChanges, toRows } from '@/features/posts/page-tree/page-order';
import { postCountsResource } from '@/features/posts/reads/post-counts';
import { postTreeResource } from '@/features/posts/reads/post-tree';
import { postTypeResource } from '@/features/posts/reads/post-type';
import { sitePagesResource } from '@/features/posts/reads/site-pages';
import { looksResource } from '@/features/styles/reads/looks';
import { readStyleAuthors } from '@/features/styles/reads/use-style-authors';
import { resolverSubjectsResource } from '@/features/templates/reads/resolver-subjects';
import { templateKindsResource } from '@/features/templates/reads/template-kinds';
import { templateResolutionResource } from '@/features/templates/reads/template-resolution';
import { templateSuggestionsResource } from '@/features/templates/reads/template-suggestions';
import { usageCountsResource } from '@/features/usage/reads/usage';
import { usedRecordsResource } from '@/features/usage/reads/used';
import { foundRecordsResource } from '@/kits/commands/found-records';
import { toRecordCommands } from '@/kits/commands/to-record-commands';

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
						name: value,
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
				type: '',
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
			mine: 0,
			publish: 0,
			future: 0,
			draft: 0,
			pending: 0,
			private: 0,
			trash: 0,
			added: [],
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

		expect( () => findMenuProblems( tree, undefined ) ).not.toThrow();
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

		const edited = changeItem( tree, last, { label: 'B' } );
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

	it.each( WRONG )( 'are template parts and areas with %j', ( value ) => {
		const part = { id: 'a//b', title: 'B', area: 'header' };
		const area = { name: 'header', label: 'Header' };
		expect(
			partsResource.parse(
				{
					parts: [
						value,
						{
							...part,
							slug: value,
							description: value,
							source: value,
							hasThemeFile: value,
							isFromFile: value,
							wpId: value,
							theme: value,
							modified: value,
							author: value,
							canEdit: value,
							canDelete: value,
							atelier_token: value,
						},
					],
					areas: [
						value,
						{ ...area, description: value, icon: value },
					],
				},
				headers
			)
		).toEqual( {
			parts: [
				{
					...part,
					slug: '',
					description: '',
					source: '',
					hasThemeFile: value === true,
					isFromFile: value === true,
					wpId: value === 5 ? 5 : 0,
					theme: '',
					modified: null,
					author: { source: 'user', name: '', avatar: '' },
					canEdit: value === true,
					canDelete: value === true,
				},
			],
			areas: [ { ...area, description: '', icon: '' } ],
			can: { create: false },
		} );
	} );

	it.each( WRONG )( 'are patterns and categories with %j', ( value ) => {
		const isNumber = value === 5;
		expect(
			patternsResource.parse(
				{
					patterns: [
						value,
						{
							id: 3,
							title: 'A',
							slug: value,
							status: value,
							excerpt: value,
							modified: value,
							sync: value,
							categories: [ value, 7 ],
							author: value,
							canEdit: value,
							canDelete: value,
							atelier_token: value,
						},
					],
					authors: [
						value,
						{
							author: 3,
							author_text: value,
							author_avatar: value,
							original_source: value,
						},
					],
					registered: [
						value,
						{
							name: 'a/b',
							title: 'B',
							description: value,
							keywords: [ value, 'k' ],
							categories: [ value, 'c' ],
							source: value,
							viewportWidth: value,
						},
					],
					categories: [
						value,
						{
							id: value,
							name: 'c',
							label: 'C',
							description: value,
							canEdit: value,
							canDelete: value,
							atelier_token: value,
						},
					],
				},
				headers
			)
		).toEqual( {
			patterns: [
				{
					id: 3,
					title: 'A',
					slug: '',
					status: '',
					excerpt: '',
					modified: '',
					categories: isNumber ? [ 5, 7 ] : [ 7 ],
					author: isNumber ? 5 : 0,
					canEdit: value === true,
					canDelete: value === true,
				},
			],
			authors: new Map( [
				[ 3, { source: 'user', name: '', avatar: '' } ],
			] ),
			registered: [
				{
					name: 'a/b',
					title: 'B',
					description: '',
					keywords: [ 'k' ],
					categories: [ 'c' ],
					source: '',
					viewportWidth: isNumber ? 5 : 0,
				},
			],
			categories: [
				{
					...( isNumber && { id: 5 } ),
					name: 'c',
					label: 'C',
					description: '',
					canEdit: value === true,
					canDelete: value === true,
				},
			],
			can: { create: false, createCategories: false },
		} );
	} );

	it.each( WRONG )( 'are kinds of templates with %j', ( value ) => {
		const target = {
			name: 'book',
			label: value,
			singular: value,
			path: value,
			hasArchive: value,
		};
		const read = {
			name: 'book',
			label: '',
			singular: '',
			path: '',
			hasArchive: value === true,
		};
		expect(
			templateKindsResource.parse(
				{
					general: [
						value,
						{ slug: 'home', title: value, description: value },
					],
					postTypes: [ value, target ],
					taxonomies: [ value, target ],
				},
				headers
			)
		).toEqual( {
			general: [ { slug: 'home', title: '', description: '' } ],
			postTypes: [ read ],
			taxonomies: [ read ],
		} );
	} );

	it.each< unknown >( [ null, '5', true, {}, [], { toString: 1 } ] )(
		'are numbers of uses beside %j',
		( value ) => {
			expect(
				usageCountsResource.parse(
					{
						counts: { 3: value, 4: 2 },
						incomplete: value,
						index: { done: value, total: value, isWhole: 'x' },
					},
					headers
				)
			).toEqual( {
				counts: { 4: 2 },
				incomplete: 0,
				index: { done: 0, total: 0, isWhole: false },
			} );
			expect(
				usedRecordsResource.parse(
					{
						used: [ '3', 4, value === '5' ? null : value ],
						incomplete: value,
						index: { done: value, total: value, isWhole: 'x' },
					},
					headers
				)
			).toEqual( {
				used: [ '3' ],
				incomplete: 0,
				index: { done: 0, total: 0, isWhole: false },
			} );
		}
	);

	it.each( WRONG )( 'are targets of links with %j', ( value ) => {
		const target = { title: value, link: value, atelier_token: value };
		expect(
			linkTargetsResource.parse(
				{
					posts: { 3: value, 4: { status: value } },
					terms: { 5: { ...target, status: 'gone' } },
					urls: { '/a': { ...target, status: 'publish' } },
				},
				headers
			)
		).toEqual( {
			posts: {},
			terms: { 5: { status: 'gone' } },
			urls: { '/a': { status: 'publish' } },
		} );
		expect(
			linkSearchResource.parse(
				[
					value,
					{
						id: 3,
						title: 'A',
						url: '/a',
						type: value,
						subtype: value,
					},
				],
				headers
			)
		).toEqual( [
			{ id: 3, title: 'A', url: '/a', type: '', subtype: '' },
		] );
	} );

	it.each( WRONG )( 'are what the palette finds, with %j', ( value ) => {
		const found = foundRecordsResource.parse(
			[
				value,
				{ id: 3, title: value, slug: value },
				{ id: 4, title: { raw: value, rendered: 'B' } },
			],
			headers
		);

		expect(
			toRecordCommands(
				{ postType: 'page', label: () => 'Page' },
				found
			).map( ( { label } ) => label )
		).toEqual( [ 'Page: (no title)', 'Page: B' ] );
	} );

	it.each( WRONG )( 'are saved styles with %j', ( value ) => {
		const read = looksResource.parse(
			[
				value,
				{
					id: 3,
					title: value,
					kind: value,
					date: value,
					settings: value,
					styles: value,
					atelier_token: value,
				},
			],
			headers
		);

		expect( read ).toMatchObject( [
			{ id: 3, title: '', kind: 'saved', date: '' },
		] );
	} );

	it.each( WRONG )( 'are collections of fonts with %j', ( value ) => {
		expect(
			fontCollectionsResource.parse(
				[ value, { slug: 'a', name: 'A', description: value } ],
				headers
			)
		).toEqual( [ { slug: 'a', name: 'A' } ] );
	} );

	it.each( WRONG )( 'are pages of a tree with %j', ( value ) => {
		const page = { id: 3, parent: 0, menu_order: 0 };
		expect(
			postTreeResource.parse(
				[
					value,
					{ ...page, title: { raw: value }, atelier_token: value },
				],
				headers
			)
		).toEqual( [ { ...page, title: { rendered: '' } } ] );
	} );

	it.each< unknown >( [ null, '5', true, {}, [], { toString: 1 } ] )(
		'are the site’s own pages, %j',
		( value ) => {
			expect(
				sitePagesResource.parse(
					{
						show_on_front: 'page',
						page_on_front: value,
						page_for_posts: value,
					},
					headers
				)
			).toMatchObject( { homepage: 0, postsPage: 0, showsPage: true } );
		}
	);

	it.each( WRONG )( 'is a post type with %j', ( value ) => {
		const type = {
			slug: 'book',
			name: 'Books',
			rest_base: 'books',
			rest_namespace: 'wp/v2',
		};
		expect(
			postTypeResource.parse(
				{
					...type,
					hierarchical: value,
					viewable: value,
					supports: [],
					taxonomies: [ value, 'genre' ],
					labels: { all_items: value, singular_name: 'Book' },
				},
				headers
			)
		).toEqual( {
			...type,
			hierarchical: value === true,
			viewable: value === true,
			supports: {},
			taxonomies: [ 'genre' ],
			labels: { singular_name: 'Book' },
		} );
	} );
} );
