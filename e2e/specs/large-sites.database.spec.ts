import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';

import { expect, test } from '../fixtures';
import { logIn } from '../support/log-in';
import { PLUGINS_FOLDER } from '../support/prepared-site';
import { createRest, type Rest, type RestOptions } from '../support/rest';
import type { TestSite } from '../support/site';

const USAGE = '/atelier/v1/usage';
const MB = 1_000_000;

/** Contents that together are larger than what a request may need more of. */
const LONG = { posts: 60, bytes: 300_000 };
const MAX_GROWTH = 8 * MB;

/** Memory of a request that needs a few MB for each thousand records of a list, and the contents of some. */
const MAX_PEAK = 40 * MB;

interface Replaced {
	changed: number;
	left: number;
	cursor: string;
	failed: { title: string; message: string }[];
}

test.use( { ownSite: 'large' } );

test.beforeAll( ( { site } ) => {
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	copyFileSync(
		join( PLUGINS_FOLDER, 'measures-requests', 'measures-requests.php' ),
		join( folder, 'measures-requests.php' )
	);
} );

const measured = ( response: APIResponse, name: string ) =>
	Number( response.headers()[ name ] );

async function measurePeak(
	rest: Rest,
	route: string,
	options: RestOptions = {}
): Promise< number > {
	const response = await rest.raw( route, {
		isDesign: true,
		...options,
		headers: { 'X-Memory-Limit': '128M' },
	} );
	expect( response.ok(), `${ route }: ${ response.status() }` ).toBe( true );
	return measured( response, 'x-peak-memory' );
}

const create = ( rest: Rest, path: string, data: object ) =>
	rest< { id: number } >( path, {
		method: 'POST',
		data: { status: 'publish', ...data },
	} );

const addContents = ( site: TestSite, type: string, more: object = {} ) =>
	site.task< [ number, number ] >( 'add-contents', {
		type,
		...LONG,
		...more,
	} );

async function rebuild( rest: Rest ): Promise< void > {
	for ( let restart = true, isWhole = false; ! isWhole; restart = false ) {
		( { isWhole } = await rest< { isWhole: boolean } >(
			`${ USAGE }/rebuild`,
			{ method: 'POST', data: { restart } }
		) );
	}
}

/** Replaces a pattern by another in some places, and returns what PHP needed for it. */
async function replaceSome(
	rest: Rest,
	{ id, by, cursor }: { id: number; by: number; cursor: string }
): Promise< { peak: number; replaced: Replaced } > {
	const response = await rest.raw( `${ USAGE }/replace`, {
		method: 'POST',
		headers: { 'X-Memory-Limit': '128M' },
		data: {
			kind: 'pattern',
			id: String( id ),
			with: String( by ),
			cursor,
		},
	} );
	expect( response.status() ).toBe( 200 );
	return {
		peak: measured( response, 'x-peak-memory' ),
		replaced: await response.json(),
	};
}

const readUsage = ( rest: Rest, id: number ) =>
	rest.raw( USAGE, { params: { kind: 'pattern', id } } );

// Thousands of records are stored, with more than one storage at a time.
test.describe.configure( { timeout: 300_000 } );

test( 'a color is merged in many posts with a few queries for each, and all are taken back', async ( {
	rest,
	site,
} ) => {
	const color = { kind: 'color', slug: 'queried', with: 'black' };
	const posts = 60;
	await addContents( site, 'post', {
		posts,
		bytes: 500,
		content:
			'<!-- wp:paragraph {"textColor":"queried"} --><p class="has-queried-color has-text-color">A</p><!-- /wp:paragraph -->',
	} );
	await rebuild( rest );
	const post = ( route: string, data: object ) =>
		rest.raw( `${ USAGE }/${ route }`, { method: 'POST', data } );
	const { places } = await ( await post( 'presets/plan', color ) ).json();
	expect( places ).toHaveLength( posts );
	const asked = places.map(
		( { postId, token }: { postId: number; token: string } ) => ( {
			id: postId,
			token,
		} )
	);
	const changes: object[] = [];
	const change = async ( from: number, to: number ) => {
		const response = await post( 'presets/change', {
			...color,
			places: asked.slice( from, to ),
		} );
		const answer = await response.json();
		expect( answer ).toMatchObject( { done: to - from, failed: [] } );
		changes.push( ...answer.changes );
		return measured( response, 'x-queries' );
	};
	await change( 0, 5 );
	const few = await change( 5, 10 );
	const many = await change( 10, posts );
	// WordPress alone takes 27 for a post with its revision.
	expect( ( many - few ) / ( posts - 15 ) ).toBeLessThan( 9 );
	const takeBack = async ( from: number, to: number ) => {
		const response = await post( 'undo', {
			changes: changes.slice( from, to ),
		} );
		const [ done, undone ] = [ to - from, to - from ];
		expect( await response.json() ).toEqual( { done, undone, failed: [] } );
		return measured( response, 'x-queries' );
	};
	await takeBack( 0, 5 );
	const fewBack = await takeBack( 5, 10 );
	const manyBack = await takeBack( 10, posts );
	expect( ( manyBack - fewBack ) / ( posts - 15 ) ).toBeLessThan( 9 );
} );

test( 'a visitor pays at most two queries for Design, however many templates are active', async ( {
	page,
	rest,
	site,
} ) => {
	const { id } = await create( rest, '/wp/v2/wp_template', {
		slug: 'front-page',
		title: 'Front page',
		content:
			'<!-- wp:paragraph --><p>Active front</p><!-- /wp:paragraph -->',
		activate: true,
	} );
	const request = await page.context().browser()!.newContext();
	const visit = async ( headers: Record< string, string > = {} ) => {
		const response = await request.request.get( site.url, { headers } );
		expect( await response.text() ).toContain( 'Active front' );
		return measured( response, 'x-queries' );
	};
	const countOwn = async () => {
		// These visits fill the caches of WordPress, for example that of the theme's files.
		await visit();
		await visit( { 'X-Without-Atelier': '1' } );
		return (
			( await visit() ) - ( await visit( { 'X-Without-Atelier': '1' } ) )
		);
	};
	expect( await countOwn() ).toBeLessThanOrEqual( 2 );
	await addContents( site, 'wp_template', {
		posts: 300,
		bytes: 500,
		name: 'active',
		theme: true,
		isActive: true,
	} );
	expect( await countOwn() ).toBeLessThanOrEqual( 2 );
	await request.close();
	await rest( `/wp/v2/wp_template/${ id }`, {
		method: 'DELETE',
		params: { force: true },
	} );
} );

test( 'lists need no more memory when contents are long', async ( {
	rest,
	site,
} ) => {
	const routes = [
		'/atelier/v1/patterns',
		'/atelier/v1/patterns/first',
		'/atelier/v1/templates',
		'/atelier/v1/menu-links/overview',
		'/atelier/v1/parts',
		'/atelier/v1/font-content',
		'/atelier/v1/installed-fonts',
		'/atelier/v1/deletions',
		// As the command palette asks.
		'/wp/v2/templates?context=edit&_fields=id,title,slug',
		'/wp/v2/template-parts?context=edit&_fields=id,title,slug',
	];
	const before = new Map< string, number >();
	for ( const route of routes ) {
		before.set( route, await measurePeak( rest, route ) );
	}
	await addContents( site, 'wp_block' );
	await addContents( site, 'wp_template', { theme: true } );
	await addContents( site, 'wp_navigation' );
	await addContents( site, 'wp_template_part', { theme: true } );
	await addContents( site, 'wp_font_family' );
	await addContents( site, 'post', {
		content: '<p style="font-family:Long;">A</p>',
	} );
	for ( const route of routes ) {
		expect
			.soft(
				( await measurePeak( rest, route ) ) - before.get( route )!,
				route
			)
			.toBeLessThan( MAX_GROWTH );
	}
	const { patterns } = await rest( '/atelier/v1/patterns' );
	const named = patterns.filter( ( { slug }: { slug: string } ) =>
		slug.startsWith( 'long-wp_block' )
	);
	expect( named ).toHaveLength( LONG.posts );
	// The token in a list is fresh: a write with it succeeds.
	const { id, atelier_token: token } = named[ 0 ];
	await rest( `/wp/v2/blocks/${ id }`, {
		method: 'POST',
		isDesign: true,
		headers: { 'X-Atelier-Token': token },
		data: { title: 'Renamed' },
	} );
	const { parts } = await rest( '/atelier/v1/parts' );
	const part = parts.find( ( { slug }: { slug: string } ) =>
		slug.startsWith( 'long-wp_template_part' )
	);
	await rest( `/wp/v2/template-parts/${ part.id }`, {
		method: 'POST',
		isDesign: true,
		headers: { 'X-Atelier-Token': part.atelier_token },
		data: { title: 'Renamed' },
	} );
	// A part that was listed without its content is not cached so.
	const { content } = await rest( `/wp/v2/template-parts/${ part.id }`, {
		params: { context: 'edit' },
	} );
	expect( content.raw.length ).toBeGreaterThan( LONG.bytes - 100 );
	expect( ( await rest( '/atelier/v1/font-content' ) ).names ).toContain(
		'Long'
	);
} );

test( 'lists need no more memory when other plugins keep long meta', async ( {
	rest,
	site,
} ) => {
	const routes = [
		'/atelier/v1/patterns',
		'/atelier/v1/templates',
		'/atelier/v1/parts',
	];
	const before = new Map< string, number >();
	for ( const route of routes ) {
		before.set( route, await measurePeak( rest, route ) );
	}
	const meta = { name: 'of-plugin', bytes: 100, metaBytes: LONG.bytes };
	await addContents( site, 'wp_block', meta );
	await addContents( site, 'wp_template', { ...meta, theme: true } );
	await addContents( site, 'wp_template_part', { ...meta, theme: true } );
	for ( const route of routes ) {
		expect
			.soft(
				( await measurePeak( rest, route ) ) - before.get( route )!,
				route
			)
			.toBeLessThan( MAX_GROWTH );
	}
} );

test(
	'as many looks as a theme can have are listed',
	{ tag: '@scale' },
	async ( { rest, site } ) => {
		const { stylesheet } = (
			await rest( '/wp/v2/themes', { params: { status: 'active' } } )
		)[ 0 ];
		const blocks = Object.fromEntries(
			Array.from( { length: 1000 }, ( _, index ) => [
				`core/block-${ index }`,
				{ color: { text: '#000000', background: '#ffffff' }, css: 'x' },
			] )
		);
		const [ first, last ] = await addContents( site, 'atelier_look', {
			posts: 100,
			bytes: 100,
		} );
		await site.task( 'write-post', {
			ids: Array.from(
				{ length: last - first + 1 },
				( _, index ) => first + index
			),
			row: {
				post_content: JSON.stringify( {
					version: 3,
					isGlobalStylesUserThemeJSON: true,
					settings: {},
					styles: { blocks },
				} ),
			},
			meta: { atelier_theme: stylesheet, atelier_kind: 'saved' },
		} );
		expect( await measurePeak( rest, '/atelier/v1/looks' ) ).toBeLessThan(
			60 * MB
		);
		const looks = await rest( '/atelier/v1/looks' );
		expect( looks ).toHaveLength( 100 );
		expect( looks[ 0 ].settings ).toEqual( {} );
		expect( looks[ 99 ].styles.blocks[ 'core/block-999' ] ).toEqual( {
			color: { text: '#000000', background: '#ffffff' },
			css: 'x',
		} );
	}
);

test(
	'a record is replaced in many long places by requests that go on where the last one ended',
	{ tag: '@scale' },
	async ( { rest, site } ) => {
		const [ first, second ] = [
			await create( rest, '/wp/v2/blocks', { title: 'A', content: 'A' } ),
			await create( rest, '/wp/v2/blocks', { title: 'B', content: 'B' } ),
		] as const;
		const before = await measurePeak( rest, '/atelier/v1/templates' );
		const content = `<!-- wp:block {"ref":${ first.id }} /-->`;
		const [ firstPage ] = await addContents( site, 'page', { content } );
		expect(
			( await measurePeak( rest, `${ USAGE }/rebuild`, {
				method: 'POST',
				data: { restart: true },
			} ) ) - before
		).toBeLessThan( MAX_GROWTH );
		await rebuild( rest );
		expect(
			( await measurePeak( rest, USAGE, {
				params: { kind: 'pattern', id: first.id, per_page: 100 },
			} ) ) - before
		).toBeLessThan( MAX_GROWTH );

		const send = async ( cursor: string ) => {
			const { peak, replaced } = await replaceSome( rest, {
				id: first.id,
				by: second.id,
				cursor,
			} );
			expect( peak - before ).toBeLessThan( MAX_GROWTH );
			return replaced;
		};
		let { changed, cursor, left } = await send( '' );
		expect( changed ).toBeGreaterThan( 0 );
		expect( changed + left ).toBe( LONG.posts );
		// A replacement that begins again goes on with the places that are left.
		for ( cursor = ''; left > 0;  ) {
			const batch = await send( cursor );
			expect( batch.failed ).toEqual( [] );
			changed += batch.changed;
			( { cursor, left } = batch );
		}
		expect( changed ).toBe( LONG.posts );
		expect(
			await ( await readUsage( rest, first.id ) ).json()
		).toMatchObject( { total: 0 } );
		const { content: written } = await rest(
			`/wp/v2/pages/${ firstPage }`,
			{
				params: { context: 'edit' },
			}
		);
		expect( written.raw ).toContain( `{"ref":${ second.id }}` );
	}
);

test(
	'five thousand patterns of 20 KB are listed, and 5,500 pages of 20 KB replaced, by requests of 128 MB',
	{
		tag: '@scale',
	},
	async ( { rest, site } ) => {
		const long = { bytes: 20_000, name: 'many' };
		await addContents( site, 'wp_block', { ...long, posts: 5000 } );
		const seen = await measurePeak( rest, '/atelier/v1/patterns' );
		expect( seen ).toBeLessThan( MAX_PEAK );
		const { patterns } = await rest( '/atelier/v1/patterns' );
		expect( patterns.length ).toBeGreaterThanOrEqual( 5000 );

		const [ first, second ] = [
			await create( rest, '/wp/v2/blocks', { title: 'A', content: 'A' } ),
			await create( rest, '/wp/v2/blocks', { title: 'B', content: 'B' } ),
		] as const;
		const [ firstPage, lastPage ] = await addContents( site, 'page', {
			...long,
			posts: 5500,
			content: `<!-- wp:block {"ref":${ first.id }} /-->`,
		} );
		await rebuild( rest );
		// The first and the last request of all: the cursor names the page where the one before it ended.
		for ( const [ cursor, from, changed, left ] of [
			[ '', firstPage, 20, 5480 ],
			[ String( lastPage - 5 ), lastPage - 4, 5, 0 ],
		] as const ) {
			const { peak, replaced: batch } = await replaceSome( rest, {
				id: first.id,
				by: second.id,
				cursor,
			} );
			expect( peak ).toBeLessThan( MAX_PEAK );
			expect( batch.failed ).toEqual( [] );
			// A slow machine ends a request before its twentieth place.
			expect( batch.changed ).toBeLessThanOrEqual( changed );
			expect( batch.changed ).toBeGreaterThan( 0 );
			expect( batch.changed + batch.left ).toBe( changed + left );
			const { content } = await rest( `/wp/v2/pages/${ from }`, {
				params: { context: 'edit' },
			} );
			expect( content.raw ).toContain( `{"ref":${ second.id }}` );
		}
	}
);

test( 'a restored site without the table of uses says so until it is searched again, and no visitor’s request makes the table', async ( {
	browser,
	rest,
	site,
} ) => {
	const pattern = await create( rest, '/wp/v2/blocks', {
		title: 'Used',
		content: 'Used',
	} );
	const used = await create( rest, '/wp/v2/pages', {
		title: 'Uses it',
		content: `<!-- wp:block {"ref":${ pattern.id }} /-->`,
	} );
	await rebuild( rest );
	expect(
		await ( await readUsage( rest, pattern.id ) ).json()
	).toMatchObject( { total: 1, incomplete: 0 } );
	await site.task( 'usage-table', { drop: true } );

	for ( const [ path, params ] of [
		[ USAGE, { kind: 'pattern', id: pattern.id } ],
		[ `${ USAGE }/counts`, { kind: 'pattern', ids: pattern.id } ],
	] as const ) {
		const unknown = await rest.raw( path, { params } );
		expect( unknown.status(), path ).toBe( 500 );
		expect( await unknown.json() ).toMatchObject( {
			code: 'atelier_usage_unknown',
		} );
	}
	const refused = await rest.raw( `${ USAGE }/replace`, {
		method: 'POST',
		data: { kind: 'pattern', id: String( pattern.id ) },
	} );
	expect( await refused.json() ).toMatchObject( {
		code: 'atelier_usage_unknown',
	} );
	await rest( '/atelier/v1/patterns' );
	await rest( `/wp/v2/pages/${ used.id }`, {
		method: 'POST',
		data: { title: 'Is saved all the same' },
	} );
	const visitor = await browser.newContext();
	await visitor.request.get( site.url );
	expect( await site.task( 'usage-table' ) ).toBeNull();

	const begun = await rest.raw( `${ USAGE }/rebuild`, {
		method: 'POST',
		data: { restart: false },
	} );
	expect( begun.status() ).toBe( 200 );
	await rebuild( rest );
	expect(
		await ( await readUsage( rest, pattern.id ) ).json()
	).toMatchObject( { total: 1, index: { isWhole: true } } );

	// As right after the installation.
	await site.task( 'usage-table', { drop: true, forget: true } );
	await visitor.request.get( site.url );
	await visitor.close();
	expect( await site.task( 'usage-table' ) ).toBeNull();
	await rest( '/wp/v2/types' );
	expect( await site.task( 'usage-table' ) ).not.toBeNull();
} );

test(
	'a text that names more than a page can is indexed in part, and what is counted then is told as the least',
	{ tag: '@scale' },
	async ( { browser, rest, site } ) => {
		await rebuild( rest );
		const { id } = await create( rest, '/wp/v2/blocks', {
			title: 'Counted',
			content: 'Counted',
		} );
		const context = await browser.newContext( { baseURL: site.url } );
		await logIn( context, site.url, 'contributor' );
		const draft = await create(
			createRest( context.request, site.url ),
			'/wp/v2/posts',
			{
				title: 'Names thousands',
				status: 'draft',
				content: Array.from(
					{ length: 3000 },
					( _, index ) =>
						`<!-- wp:block {"ref":${ 900_000 + index }} /-->`
				).join( '' ),
			}
		);
		await context.close();
		// Five hundred, and the mark.
		expect( await site.task( 'usage-table', { source: draft.id } ) ).toBe(
			501
		);
		expect( await ( await readUsage( rest, id ) ).json() ).toMatchObject( {
			total: 0,
			incomplete: 1,
		} );
		expect(
			await ( await readUsage( rest, 900_000 ) ).json()
		).toMatchObject( {
			total: 1,
			incomplete: 0,
		} );
		await rest( `/wp/v2/posts/${ draft.id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
		expect( await ( await readUsage( rest, id ) ).json() ).toMatchObject( {
			incomplete: 0,
		} );
	}
);

test(
	'posts with very many uses are indexed in little memory',
	{ tag: '@scale' },
	async ( { rest, site } ) => {
		await addContents( site, 'page', {
			posts: 100,
			bytes: 100,
			name: 'names-many',
			content: Array.from(
				{ length: 500 },
				( _, index ) =>
					`<!-- wp:block {"ref":${ 800_000 + index }} /-->`
			).join( '' ),
		} );
		const before = await measurePeak( rest, '/atelier/v1/templates' );
		for (
			let restart = true, isWhole = false;
			! isWhole;
			restart = false
		) {
			const response = await rest.raw( `${ USAGE }/rebuild`, {
				method: 'POST',
				headers: { 'X-Memory-Limit': '128M' },
				data: { restart },
			} );
			expect( response.status() ).toBe( 200 );
			expect(
				measured( response, 'x-peak-memory' ) - before
			).toBeLessThan( 2 * MAX_GROWTH );
			( { isWhole } = await response.json() );
		}
	}
);

test(
	'lists need no more memory when many long templates are active',
	{ tag: '@scale' },
	async ( { rest, site } ) => {
		const routes = [
			'/atelier/v1/templates',
			'/atelier/v1/font-content',
			'/wp/v2/templates?context=edit&_fields=id,title,slug',
		];
		const before = new Map< string, number >();
		for ( const route of routes ) {
			before.set( route, await measurePeak( rest, route ) );
		}
		await addContents( site, 'wp_template', {
			name: 'long-active',
			theme: true,
			isActive: true,
		} );
		for ( const route of routes ) {
			expect
				.soft(
					( await measurePeak( rest, route ) ) - before.get( route )!,
					route
				)
				.toBeLessThan( MAX_GROWTH );
		}
	}
);
