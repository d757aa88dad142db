import type { APIRequestContext } from '@playwright/test';

import { expect, SHARED_SITE, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const PAGES = '/wp/v2/pages';
const VIEWS = '/wp/v2/wp_dataviews';
const TYPES = '/wp/v2/wp_dataviews_type';
const ALL = 'draft,future,pending,private,publish';

interface ListedPage {
	id: number;
	parent: number;
	level: number;
	title: { raw: string };
}

test.use( SHARED_SITE );

test.describe( 'orderby_hierarchy', () => {
	const list = (
		rest: Rest,
		params: Record< string, string | number > = {}
	) =>
		rest< ListedPage[] >( PAGES, {
			params: {
				context: 'edit',
				orderby_hierarchy: 'true',
				orderby: 'title',
				order: 'asc',
				per_page: 100,
				status: ALL,
				_fields: 'id,parent,level,title',
				...params,
			},
		} );

	test( 'lists each page under its parent, one level deeper, siblings in the order asked for', async ( {
		rest,
	} ) => {
		const pages = await list( rest );

		expect(
			Math.max( ...pages.map( ( { level } ) => level ) )
		).toBeGreaterThanOrEqual( 2 );
		for ( const [ index, page ] of pages.entries() ) {
			const parent = pages.find( ( { id } ) => id === page.parent );
			expect( page.level, page.title.raw ).toBe(
				parent ? parent.level + 1 : 0
			);
			if ( parent ) {
				const above = pages.slice( 0, index ).reverse();
				expect(
					above.find( ( { level } ) => level < page.level )?.id
				).toBe( parent.id );
			}
		}
		const roots = pages
			.filter( ( { level } ) => level === 0 )
			.map( ( { title } ) => title.raw );
		expect( roots ).toEqual(
			[ ...roots ].sort( ( a, b ) =>
				a.localeCompare( b, 'en', { sensitivity: 'base' } )
			)
		);
		const descending = await list( rest, { order: 'desc' } );
		expect(
			descending
				.filter( ( { level } ) => level === 0 )
				.map( ( { title } ) => title.raw )
		).toEqual( roots.reverse() );
	} );

	test( 'is one order across the pages of the list', async ( { rest } ) => {
		const whole = await list( rest );
		const paged: ListedPage[] = [];
		for ( let page = 1; paged.length < whole.length; page++ ) {
			paged.push( ...( await list( rest, { per_page: 3, page } ) ) );
		}

		expect( paged ).toEqual( whole );
		const response = await rest.raw( PAGES, {
			params: {
				orderby_hierarchy: 'true',
				per_page: 3,
				context: 'edit',
				status: ALL,
			},
		} );
		expect( Number( response.headers()[ 'x-wp-total' ] ) ).toBe(
			whole.length
		);
		expect( Number( response.headers()[ 'x-wp-totalpages' ] ) ).toBe(
			Math.ceil( whole.length / 3 )
		);
		const beyond = await rest.raw( PAGES, {
			params: {
				orderby_hierarchy: 'true',
				per_page: 3,
				page: 999,
				context: 'edit',
				status: ALL,
			},
		} );
		expect( beyond.status() ).toBe( 400 );
	} );

	test( 'keeps a found page under its nearest listed ancestor', async ( {
		rest,
	} ) => {
		const create = ( title: string, parent = 0 ) =>
			rest< { id: number } >( PAGES, {
				method: 'POST',
				data: { title, parent, status: 'publish' },
			} );
		const top = await create( 'Zebra top' );
		const middle = await create( 'Unlisted middle', top.id );
		const bottom = await create( 'Zebra bottom', middle.id );

		const found = await list( rest, { search: 'Zebra' } );

		expect( found.map( ( { id, level } ) => [ id, level ] ) ).toEqual( [
			[ top.id, 0 ],
			[ bottom.id, 1 ],
		] );
	} );

	test( 'lists every page once even where parents go round in a circle', async ( {
		rest,
		site,
	} ) => {
		const create = ( title: string ) =>
			rest< { id: number } >( PAGES, {
				method: 'POST',
				data: { title, status: 'publish' },
			} );
		const first = await create( 'Circle first' );
		const second = await create( 'Circle second' );
		await site.task( 'set-parents', {
			[ first.id ]: second.id,
			[ second.id ]: first.id,
		} );

		const found = await list( rest, { search: 'Circle' } );

		expect( found.map( ( { id } ) => id ).sort() ).toEqual(
			[ first.id, second.id ].sort()
		);
	} );

	test( 'says nothing of levels when nobody asks', async ( { rest } ) => {
		const [ page ] = await rest( PAGES, { params: { per_page: 1 } } );
		expect( page ).not.toHaveProperty( 'level' );
	} );

	test( 'shows nobody what they may not read', async ( {
		playwright,
		site,
	} ) => {
		const request = await playwright.request.newContext();
		const drafts = await request.get(
			`${ site.url }/wp-json/wp/v2/pages?orderby_hierarchy=true&status=draft`
		);
		expect( drafts.status() ).toBe( 400 );
		await request.dispose();
	} );
} );

test.describe( 'The conditions of lists', () => {
	const where = ( field: string, operator: string, value: string ) => ( {
		'atelier_where[0][field]': field,
		'atelier_where[0][operator]': operator,
		'atelier_where[0][value]': value,
	} );
	const titles = async (
		rest: Rest,
		condition: Record< string, string >
	): Promise< string[] > =>
		(
			await rest( '/wp/v2/pages', {
				params: { per_page: '100', _fields: 'title', ...condition },
			} )
		).map( ( { title }: { title: { rendered: string } } ) =>
			title.rendered.toLowerCase()
		);

	test( 'find by title, slug and order', async ( { rest } ) => {
		const all = await titles( rest, {} );
		const team = await titles( rest, where( 'title', 'contains', 'TEAM' ) );
		expect( team.length ).toBeGreaterThan( 0 );
		expect( team.every( ( title ) => title.includes( 'team' ) ) ).toBe(
			true
		);
		expect(
			await titles( rest, where( 'title', 'notContains', 'team' ) )
		).toHaveLength( all.length - team.length );
		expect(
			await titles( rest, where( 'slug', 'startsWith', 'abou' ) )
		).toContain( 'about' );
		expect(
			await titles( rest, where( 'title', 'contains', '%' ) )
		).toEqual( [] );
		expect(
			await titles( rest, where( 'menu_order', 'lessThan', '0' ) )
		).toEqual( [] );
		expect(
			await titles( rest, where( 'date', 'notOn', '1999-01-01' ) )
		).toHaveLength( all.length );
	} );

	test( 'refuse what they do not know', async ( { rest } ) => {
		for ( const condition of [
			where( 'post_password', 'contains', 'a' ),
			where( 'title', 'REGEXP', '.*' ),
		] ) {
			const response = await rest.raw( '/wp/v2/pages', {
				params: condition,
			} );
			expect( response.status() ).toBe( 400 );
		}
	} );
} );

test.describe( 'Saved views', () => {
	const VIEW = {
		type: 'table',
		perPage: 50,
		search: '<script>alert( "1" )</script> & ’',
		sort: { field: 'date', direction: 'desc' },
		filters: [
			{ field: 'status', operator: 'isAny', value: [ 'draft' ] },
			{
				field: 'date',
				operator: 'inThePast',
				value: { value: 3, unit: 'days' },
			},
		],
		fields: [ 'author', 'status' ],
		showLevels: false,
		layout: {
			density: 'compact',
			styles: { author: { align: 'start', width: '20%' } },
		},
	};

	async function typeId( rest: Rest ): Promise< number > {
		const [ term ] = await rest< { id: number }[] >( TYPES, {
			params: { slug: 'page' },
		} );
		return (
			term?.id ??
			(
				await rest< { id: number } >( TYPES, {
					method: 'POST',
					data: { name: 'page' },
				} )
			).id
		);
	}

	const post = (
		rest: Rest,
		type: number,
		data: Record< string, unknown > = {}
	) =>
		rest.raw( VIEWS, {
			method: 'POST',
			data: {
				title: 'A view',
				status: 'publish',
				wp_dataviews_type: [ type ],
				content: JSON.stringify( VIEW ),
				...data,
			},
		} );

	test( 'are stored as they were sent, hostile text included', async ( {
		rest,
	} ) => {
		const response = await post( rest, await typeId( rest ), {
			title: '<img src=x onerror=alert(1)>',
		} );
		const { id, content } = await response.json();

		expect( response.status() ).toBe( 201 );
		expect( JSON.parse( content.raw ) ).toEqual( VIEW );
		expect( content.raw ).not.toMatch( /[<>&]/ );
		const [ listed ] = await rest( VIEWS, {
			params: { include: id, context: 'edit' },
		} );
		expect( listed.title.raw ).toContain( '<img' );
	} );

	test( 'keep every type of filter value through the database', async ( {
		rest,
	} ) => {
		const filters = [
			[ 'author', 'is', 1 ],
			[ 'author', 'isNot', 0 ],
			[ 'author', 'is', 27 ],
			[ 'sticky', 'is', true ],
			[ 'sticky', 'isNot', false ],
			[ 'title', 'contains', '1' ],
			[ 'title', 'is', 'true' ],
			[ 'title', 'startsWith', '2024' ],
			[ 'title', 'contains', '' ],
			[ 'slug', 'is', '00' ],
			[ 'menu_order', 'lessThan', 1.5 ],
			[ 'menu_order', 'greaterThan', '1' ],
			[ 'menu_order', 'between', [ 0, 1 ] ],
			[ 'menu_order', 'between', [ '', 1 ] ],
			[ 'date', 'between', [ '2026-01-01', null ] ],
			[ 'date', 'on', '2026-01-01' ],
			[ 'date', 'over', { value: 1, unit: 'years' } ],
			[ 'categories', 'isAny', [ 1, 0, 5 ] ],
			[ 'status', 'is', null ],
		].map( ( [ field, operator, value ] ) => ( {
			field,
			operator,
			value,
		} ) );
		const response = await post( rest, await typeId( rest ), {
			content: JSON.stringify( { type: 'table', filters } ),
		} );
		const { id } = await response.json();
		const { content } = await rest( `${ VIEWS }/${ id }`, {
			params: { context: 'edit' },
		} );

		expect( JSON.parse( content.raw ).filters ).toEqual( filters );
	} );

	test( 'refuse as a view what is none', async ( { rest } ) => {
		for ( const [ name, content ] of [
			[ 'no JSON', 'view' ],
			[ 'a list', '[]' ],
			[ 'nothing', '{}' ],
			[ 'an unknown layout', '{"type":"cards"}' ],
			[ 'an unknown property', '{"type":"table","onload":"alert(1)"}' ],
			[ 'too many items', '{"type":"table","perPage":100000}' ],
			[ 'a field that is none', '{"type":"table","fields":["<b>"]}' ],
			[ 'a text in place of filters', '{"type":"table","filters":""}' ],
			[
				'a text in place of fields',
				'{"type":"table","fields":"title"}',
			],
			[ 'a text in place of a layout', '{"type":"table","layout":""}' ],
			[ 'an endless number', '{"type":"table","page":1e999}' ],
			[
				'an unknown operator',
				'{"type":"table","filters":[{"field":"a","operator":"eval","value":1}]}',
			],
			[
				'a filter with an object of any kind',
				'{"type":"table","filters":[{"field":"a","operator":"is","value":{"x":1}}]}',
			],
			[
				'a width that is a script',
				'{"type":"table","layout":{"styles":{"a":{"width":"expression(1)"}}}}',
			],
			...(
				[
					[ 'on', 'soon' ],
					[ 'between', [ '2026-01-01' ] ],
					[ 'isAny', 'draft' ],
					[ 'is', [ 'draft' ] ],
					[ 'inThePast', 3 ],
					[ 'lessThan', 'x' ],
				] as const
			 ).map(
				( [ operator, value ] ) =>
					[
						`a value that ${ operator } cannot read`,
						JSON.stringify( {
							type: 'table',
							filters: [ { field: 'date', operator, value } ],
						} ),
					] as const
			),
			[ 'the layout of a picker', '{"type":"pickerGrid"}' ],
			[
				'a novel',
				JSON.stringify( {
					type: 'table',
					search: 'a'.repeat( 30_000 ),
				} ),
			],
		] as const ) {
			await test.step( `refuse ${ name } as a view`, async () => {
				const response = await post( rest, await typeId( rest ), {
					content,
				} );

				expect( response.status() ).toBe( 400 );
				expect( ( await response.json() ).code ).toBe(
					'atelier_invalid_view'
				);
			} );
		}
	} );

	test( 'need a name, a type that is one, and a status that is one', async ( {
		rest,
	} ) => {
		const type = await typeId( rest );
		expect( ( await post( rest, type, { title: '  ' } ) ).status() ).toBe(
			400
		);
		expect(
			( await post( rest, type, { wp_dataviews_type: [] } ) ).status()
		).toBe( 400 );
		expect(
			(
				await post( rest, type, { wp_dataviews_type: [ 999_999 ] } )
			).status()
		).toBe( 400 );
		expect(
			( await post( rest, type, { status: 'draft' } ) ).status()
		).toBe( 400 );
		expect(
			(
				await rest.raw( TYPES, {
					method: 'POST',
					data: { name: 'no_such_type' },
				} )
			).status()
		).toBe( 403 );
		expect(
			(
				await rest.raw( `${ TYPES }/${ type }`, {
					method: 'PUT',
					data: { name: 'post' },
				} )
			).status()
		).toBe( 403 );
		expect(
			(
				await rest.raw( `${ TYPES }/${ type }`, {
					method: 'DELETE',
					params: { force: true },
				} )
			).status()
		).toBe( 403 );
	} );

	test( 'belong to their author alone when they are personal, and to all of Design when they are shared', async ( {
		rest,
		playwright,
		site,
	} ) => {
		const type = await typeId( rest );
		const mine = await (
			await post( rest, type, { status: 'private' } )
		).json();
		const shared = await ( await post( rest, type ) ).json();

		// The designer has the right to Design, and not to pages.
		for ( const user of [
			'designer',
			'editor',
			'author',
			'contributor',
			'subscriber',
		] as UserName[] ) {
			await as( user, async ( other ) => {
				expect(
					( await other.raw( `${ VIEWS }/${ mine.id }` ) ).status(),
					user
				).toBe( 403 );
				expect(
					( await other.raw( `${ VIEWS }/${ shared.id }` ) ).status(),
					user
				).toBe( 403 );
				expect( ( await post( other, type ) ).status(), user ).toBe(
					403
				);
				for ( const method of [ 'PUT', 'DELETE' ] as const ) {
					const answer = await other.raw( `${ VIEWS }/${ mine.id }`, {
						method,
						params: { force: true },
						data: { title: 'Stolen' },
					} );
					expect( answer.status(), `${ user } ${ method }` ).toBe(
						403
					);
				}
				const listed = await other.raw( VIEWS, {
					params: { status: 'publish,private', context: 'edit' },
				} );
				expect( listed.ok() ? await listed.json() : [], user ).toEqual(
					[]
				);
			} );
		}

		await rest( '/wp/v2/users', {
			method: 'POST',
			data: {
				username: 'second',
				email: 'second@example.org',
				password: 'password',
				roles: [ 'administrator' ],
			},
		} );
		await as( 'second' as UserName, async ( other ) => {
			const listed = await other.raw( VIEWS, {
				params: {
					status: 'publish,private',
					context: 'edit',
					per_page: 100,
				},
			} );
			const ids = ( await listed.json() ).map(
				( { id }: { id: number } ) => id
			);
			expect( ids ).toContain( shared.id );
			expect( ids ).not.toContain( mine.id );
			expect( Number( listed.headers()[ 'x-wp-total' ] ) ).toBe(
				ids.length
			);
			expect(
				( await other.raw( `${ VIEWS }/${ mine.id }` ) ).status()
			).toBe( 403 );
			expect(
				(
					await other.raw( `${ VIEWS }/${ shared.id }`, {
						method: 'PUT',
						data: { title: 'Renamed' },
					} )
				).status()
			).toBe( 200 );
		} );
		expect(
			(
				await rest( `${ VIEWS }/${ mine.id }`, {
					params: { context: 'edit' },
				} )
			).title.raw
		).toBe( 'A view' );

		async function as(
			user: UserName,
			run: ( other: Rest ) => Promise< void >
		) {
			const request: APIRequestContext =
				await playwright.request.newContext();
			await logIn( { request } as never, site.url, user );
			await run( createRest( request, site.url ) );
			await request.dispose();
		}
	} );

	test( 'are nothing that a visitor can see', async ( {
		playwright,
		site,
	} ) => {
		const request = await playwright.request.newContext();
		for ( const route of [ VIEWS, TYPES ] ) {
			const response = await request.get(
				`${ site.url }/wp-json${ route }`
			);
			expect( response.status(), route ).toBe( 401 );
		}
		await request.dispose();
	} );
} );

test.describe( 'Post counts', () => {
	test( 'say how many pages there are in each status', async ( { rest } ) => {
		const counts = await rest< Record< string, number > >(
			'/atelier/v1/post-counts/page'
		);
		for ( const status of [
			'publish',
			'draft',
			'future',
			'pending',
			'private',
			'trash',
		] ) {
			const listed = await rest.raw( PAGES, {
				params: { status, per_page: 1 },
			} );
			expect( counts[ status ], status ).toBe(
				Number( listed.headers()[ 'x-wp-total' ] )
			);
		}
		const { id: person } = await rest< { id: number } >(
			'/wp/v2/users/me'
		);
		const own = await rest.raw( PAGES, {
			params: {
				status: 'publish,draft,future,pending,private',
				author: person,
				per_page: 1,
			},
		} );
		expect( counts.mine ).toBe( Number( own.headers()[ 'x-wp-total' ] ) );
		expect( counts.all ).toBe(
			[ 'publish', 'draft', 'future', 'pending', 'private' ].reduce(
				( sum, name ) => sum + ( counts[ name ] ?? 0 ),
				0
			)
		);
	} );

	test( 'are for people who may edit, and for types that there are', async ( {
		rest,
		playwright,
		site,
	} ) => {
		expect(
			(
				await rest.raw( '/atelier/v1/post-counts/no_such_type' )
			).status()
		).toBe( 404 );
		const request = await playwright.request.newContext();
		await logIn( { request } as never, site.url, 'subscriber' );
		expect(
			(
				await createRest( request, site.url ).raw(
					'/atelier/v1/post-counts/page'
				)
			).status()
		).toBe( 403 );
		await request.dispose();
	} );
} );

test( 'Notes are counted where a list asks for them, and nowhere else', async ( {
	rest,
} ) => {
	const { id } = await rest( PAGES, {
		method: 'POST',
		data: { title: 'With notes', status: 'draft' },
	} );
	for ( const content of [ 'First', 'Second' ] ) {
		await rest( '/wp/v2/comments', {
			method: 'POST',
			data: { post: id, content, type: 'note', status: 'hold' },
		} );
	}
	const params = { context: 'edit', status: 'draft', include: id };
	const [ counted ] = await rest( PAGES, {
		params: { ...params, _fields: 'id,atelier_notes_count' },
	} );
	expect( counted ).toEqual( { id, atelier_notes_count: 2 } );
	const [ whole ] = await rest( PAGES, { params } );
	expect( whole ).not.toHaveProperty( 'atelier_notes_count' );
} );
