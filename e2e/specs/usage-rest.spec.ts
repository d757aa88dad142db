import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, SHARED_SITE, test } from '../fixtures';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const USAGE = '/atelier/v1/usage';

interface Place {
	id: string;
	type: string;
	title: string;
	status: string;
}

interface Usage {
	items: Place[];
	total: number;
	hidden: number;
	index: { isWhole: boolean; done: number; total: number };
}

const FOOTER = 'twentytwentyfive//footer';

test.use( SHARED_SITE );

const create = ( rest: Rest, path: string, data: object ) =>
	rest< { id: number; link: string } >( path, { method: 'POST', data } );
const read = ( rest: Rest, kind: string, id: number | string ) =>
	rest< Usage >( USAGE, {
		params: { kind, id: String( id ), per_page: 100 },
	} );
const readUsed = ( rest: Rest, kind: string ) =>
	rest< { used: string[] } >( `${ USAGE }/used`, { params: { kind } } );
const titles = ( { items }: Usage ) => items.map( ( { title } ) => title );

test( 'the index follows saves, deletions, the theme’s files and a rebuild, and tells each person what they may read', async ( {
	rest,
	browser,
	site,
} ) => {
	const pattern = await create( rest, '/wp/v2/blocks', {
		title: 'Banner',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->',
	} );
	const uses = `<!-- wp:group --><div class="wp-block-group"><!-- wp:block {"ref":${ pattern.id }} /--></div><!-- /wp:group -->`;
	const page = await create( rest, '/wp/v2/pages', {
		title: 'Uses & shows it',
		status: 'publish',
		content: uses,
	} );
	const secret = await create( rest, '/wp/v2/pages', {
		title: 'Secret',
		status: 'private',
		content: uses,
	} );

	expect( titles( await read( rest, 'pattern', pattern.id ) ) ).toEqual( [
		'Secret',
		'Uses & shows it',
	] );

	const context = await browser.newContext( { baseURL: site.url } );
	await logIn( context, site.url, 'author' );
	const asAuthor = createRest( context.request, site.url );
	const told = await read( asAuthor, 'pattern', pattern.id );
	expect( titles( told ) ).toEqual( [ 'Uses & shows it' ] );
	expect( told.hidden ).toBe( 1 );
	const refused = await asAuthor.raw( `${ USAGE }/rebuild`, {
		method: 'POST',
	} );
	expect( refused.status() ).toBe( 403 );
	await context.close();

	const parts = await read( rest, 'part', 'twentytwentyfive//header' );
	expect( parts.items ).toContainEqual(
		expect.objectContaining( {
			id: 'twentytwentyfive//index',
			type: 'wp_template',
			status: 'theme',
		} )
	);

	// Style variations of the theme are files of it, too.
	expect( ( await read( rest, 'color', 'accent-1' ) ).items ).toContainEqual(
		expect.objectContaining( {
			id: 'twentytwentyfive//styles/06-morning.json',
			type: 'wp_global_styles',
			status: 'theme',
			canEdit: false,
		} )
	);

	await rest( `/wp/v2/pages/${ secret.id }`, {
		method: 'DELETE',
		params: { force: 'true' },
	} );
	await rest( `/wp/v2/pages/${ page.id }`, {
		method: 'POST',
		data: { content: 'None' },
	} );
	expect( ( await read( rest, 'pattern', pattern.id ) ).total ).toBe( 0 );

	const rebuilt = await rest< Usage[ 'index' ] >( `${ USAGE }/rebuild`, {
		method: 'POST',
		data: { restart: true },
	} );
	expect( rebuilt ).toMatchObject( { isWhole: true, done: rebuilt.total } );
} );

test( 'the records that anything uses are listed, for those who may edit something', async ( {
	rest,
	browser,
	site,
} ) => {
	const [ used, unused ] = await Promise.all(
		[ 'Shown', 'Lonely' ].map( ( title ) =>
			create( rest, '/wp/v2/blocks', {
				title,
				status: 'publish',
				content: 'Hi',
			} )
		)
	);
	const page = await create( rest, '/wp/v2/pages', {
		title: 'Secret, shows it',
		status: 'private',
		content: `<!-- wp:block {"ref":${ used?.id }} /-->`,
	} );
	const patterns = async ( as: Rest ) =>
		( await readUsed( as, 'pattern' ) ).used;
	expect( await patterns( rest ) ).toContain( String( used?.id ) );
	expect( await patterns( rest ) ).not.toContain( String( unused?.id ) );

	for ( const [ user, status ] of [
		[ 'author', 200 ],
		[ 'subscriber', 403 ],
	] as const ) {
		const context = await browser.newContext( { baseURL: site.url } );
		await logIn( context, site.url, user );
		const answer = await createRest( context.request, site.url ).raw(
			`${ USAGE }/used?kind=pattern`
		);
		expect( answer.status(), user ).toBe( status );
		await context.close();
	}
	await rest( `/wp/v2/pages/${ page.id }`, {
		method: 'DELETE',
		params: { force: 'true' },
	} );
	expect( await patterns( rest ) ).not.toContain( String( used?.id ) );

	// The theme's files name no menu, so that they show the one published last.
	const [ menu ] = await rest< { id: number }[] >( '/wp/v2/navigation' );
	expect( ( await readUsed( rest, 'menu' ) ).used ).toContain(
		String( menu?.id )
	);
	expect( ( await readUsed( rest, 'part' ) ).used ).toContain(
		'twentytwentyfive//header'
	);
	// A file in whose place a post is uses nothing.
	const patternOfFooter = async () =>
		( await patterns( rest ) ).includes( 'twentytwentyfive/footer' );
	expect( await patternOfFooter() ).toBe( true );
	await create( rest, `/wp/v2/template-parts/${ FOOTER }`, {
		content: 'Plain',
	} );
	expect( await patternOfFooter() ).toBe( false );
	await rest( `/wp/v2/template-parts/${ FOOTER }`, {
		method: 'DELETE',
		params: { force: 'true' },
	} );
} );

interface UsageChange {
	id: number;
	revision: number;
	hash: string;
}

interface Replaced {
	left: number;
	cursor: string;
	changes: UsageChange[];
	failed: { key: string }[];
	kept: { key: string }[];
}

async function replaceAll(
	rest: Rest,
	data: { kind: string; id: string; with: string }
) {
	const all = {
		changes: [] as UsageChange[],
		failed: [] as { key: string }[],
		kept: [] as { key: string }[],
	};
	for ( let left = 1, cursor = ''; left > 0;  ) {
		const result: Replaced = await rest( `${ USAGE }/replace`, {
			method: 'POST',
			data: { ...data, cursor },
		} );
		all.changes.push( ...result.changes );
		all.failed.push( ...result.failed );
		all.kept.push( ...result.kept );
		( { left, cursor } = result );
	}
	return all;
}

/** Takes changes back, twenty at a time, and returns the places that stay. */
async function undo( rest: Rest, changes: readonly UsageChange[] ) {
	const stay: { message: string }[] = [];
	for ( let at = 0; at < changes.length; at += 20 ) {
		const { failed } = await rest< { failed: { message: string }[] } >(
			`${ USAGE }/undo`,
			{
				method: 'POST',
				data: { changes: changes.slice( at, at + 20 ) },
			}
		);
		stay.push( ...failed );
	}
	return stay;
}

test( 'a file that serves is a place, whatever versions of it are not active', async ( {
	rest,
} ) => {
	const file = expect.objectContaining( {
		id: 'twentytwentyfive//search',
		status: 'theme',
	} );
	const readPlaces = async () =>
		( await read( rest, 'part', 'twentytwentyfive//header' ) ).items;
	expect( await readPlaces() ).toContainEqual( file );
	const createVersion = ( isActive: boolean ) =>
		rest< { id: number } >( '/wp/v2/wp_template', {
			method: 'POST',
			data: {
				slug: 'search',
				title: 'Another search',
				status: 'publish',
				content: '',
				meta: { is_wp_suggestion: true },
				activate: isActive,
			},
		} );
	const inactive = await createVersion( false );
	expect( await readPlaces() ).toContainEqual( file );
	const active = await createVersion( true );
	expect( await readPlaces() ).not.toContainEqual( file );
	for ( const { id } of [ inactive, active ] ) {
		await rest( `/wp/v2/wp_template/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	}
} );

test( 'a record is replaced by another or by its content in all places, and the theme’s files get a copy', async ( {
	rest,
} ) => {
	const content = '<!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph -->';
	const first = await create( rest, '/wp/v2/blocks', {
		title: 'First',
		status: 'publish',
		content,
	} );
	const second = await create( rest, '/wp/v2/blocks', {
		title: 'Second',
		status: 'publish',
		content,
	} );
	const before = `A <!-- wp:block {"ref":${ first.id },"content":{"x":{"y":"z"}}} /--> <!-- wp:separator {"className":"is-style-dots"} /-->`;
	const page = await create( rest, '/wp/v2/pages', {
		title: 'Replaces',
		status: 'publish',
		content: before,
	} );
	const readContent = async () =>
		(
			await rest< { content: { raw: string } } >(
				`/wp/v2/pages/${ page.id }`,
				{ params: { context: 'edit' } }
			)
		).content.raw;
	const replace = ( id: number, other = '' ) =>
		rest( `${ USAGE }/replace`, {
			method: 'POST',
			data: { kind: 'pattern', id: String( id ), with: other },
		} );

	expect( await replace( first.id, String( second.id ) ) ).toEqual( {
		changed: 1,
		left: 0,
		cursor: String( page.id ),
		changes: [
			{
				id: page.id,
				revision: expect.any( Number ),
				hash: expect.stringMatching( /^[0-9a-f]{32}$/ ),
			},
		],
		failed: [],
		kept: [],
	} );
	expect( await readContent() ).toBe(
		before.replace( String( first.id ), String( second.id ) )
	);
	expect( await replace( second.id ) ).toMatchObject( { changed: 1 } );
	expect( await readContent() ).toBe(
		`A ${ content } <!-- wp:separator {"className":"is-style-dots"} /-->`
	);
	const gone = await rest.raw( `${ USAGE }/replace`, {
		method: 'POST',
		data: { kind: 'pattern', id: String( first.id ), with: '999999' },
	} );
	expect( gone.status() ).toBe( 400 );

	// Twenty places at a time; each request goes on where the last one ended.
	const { changes, failed, kept } = await replaceAll( rest, {
		kind: 'part',
		id: FOOTER,
		with: `${ FOOTER }-columns`,
	} );
	expect( failed ).toEqual( [] );
	// A pattern of the theme stays as its file says.
	expect( kept.length ).toBeGreaterThan( 0 );
	expect( kept.every( ( { key } ) => key.startsWith( 'wp_block ' ) ) ).toBe(
		true
	);
	const readTemplate = ( slug: string ) =>
		rest< { source: string; content: { raw: string } } >(
			`/wp/v2/templates/twentytwentyfive//${ slug }`,
			{ params: { context: 'edit' } }
		);
	expect( ( await readTemplate( 'index' ) ).content.raw ).toContain(
		'"slug":"footer-columns"'
	);

	// Taken back: the copies go, and what somebody has changed since stays.
	const archive = await readTemplate( 'archive' );
	await rest( '/wp/v2/templates/twentytwentyfive//archive', {
		method: 'PUT',
		data: { content: `${ archive.content.raw } Mine` },
	} );
	const left = await undo( rest, changes );
	expect( left ).toEqual( [
		expect.objectContaining( { message: 'It was changed since.' } ),
	] );
	expect( await readTemplate( 'index' ) ).toMatchObject( {
		source: 'theme',
		content: { raw: expect.stringContaining( '"slug":"footer"' ) },
	} );
	expect( ( await readTemplate( 'archive' ) ).content.raw ).toContain(
		'Mine'
	);
	await rest( '/wp/v2/templates/twentytwentyfive//archive', {
		method: 'DELETE',
		params: { force: true },
	} );
} );

test( 'a replacement is taken back where it was made, byte by byte, and nothing else is', async ( {
	rest,
	site,
} ) => {
	const [ first, second ] = [
		await create( rest, '/wp/v2/blocks', { title: 'First' } ),
		await create( rest, '/wp/v2/blocks', { title: 'Second' } ),
	];
	const names = ( { id }: { id: number } ) =>
		`<!-- wp:block {"ref":${ id }} /-->`;
	const both = `${ names( first ) }\u00a0<em>x</em> ${ names( second ) }`;
	const page = await create( rest, '/wp/v2/pages', {
		title: 'Has both',
		content: both,
	} );
	// No revision: as after an import, or from a plugin that writes past WordPress.
	const raw = await site.task< number >( 'write-post', {
		row: {
			post_type: 'page',
			post_status: 'publish',
			post_content: names( first ),
		},
	} );
	for ( let isWhole = false, restart = true; ! isWhole; restart = false ) {
		( { isWhole } = await rest< { isWhole: boolean } >(
			`${ USAGE }/rebuild`,
			{ method: 'POST', data: { restart } }
		) );
	}
	const other = await create( rest, '/wp/v2/pages', {
		title: 'Has the second',
		content: names( second ),
	} );
	const readContent = async ( id: number ) =>
		(
			await rest< { content: { raw: string } } >(
				`/wp/v2/pages/${ id }`,
				{
					params: { context: 'edit' },
				}
			)
		).content.raw;

	const { changes } = await replaceAll( rest, {
		kind: 'pattern',
		id: String( first.id ),
		with: String( second.id ),
	} );
	expect( changes.map( ( { id } ) => id ) ).toContain( page.id );
	expect( await readContent( page.id ) ).not.toContain( names( first ) );
	const [ change ] = changes;
	// Neither the revision of another post, nor what was not written.
	for ( const wrong of [
		{ ...change, revision: 1 },
		{ ...change, revision: 0 },
		{ ...change, hash: '0'.repeat( 32 ) },
	] ) {
		expect( await undo( rest, [ wrong as UsageChange ] ) ).toHaveLength(
			1
		);
	}
	expect( await undo( rest, changes ) ).toEqual( [] );
	expect( await readContent( page.id ) ).toBe( both );
	expect( await readContent( raw ) ).toBe( names( first ) );
	expect( await readContent( other.id ) ).toBe( names( second ) );
	// Once more there is nothing to take back.
	expect( await undo( rest, changes ) ).toHaveLength( changes.length );

	// A part that a person has changed, and of which no revision can be stored, stays as it is: nothing could take its change back.
	const footer = `/wp/v2/template-parts/${ FOOTER }`;
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	const code = join( folder, 'no-revisions.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		code,
		"<?php add_filter( 'wp_insert_post_empty_content', fn( $is, $post ) => $is || 'revision' === $post['post_type'], 99, 2 );"
	);
	try {
		const { wp_id: copy } = await rest( footer, {
			method: 'PUT',
			data: { content: names( first ) },
		} );
		const replaced = await replaceAll( rest, {
			kind: 'pattern',
			id: String( first.id ),
			with: String( second.id ),
		} );
		expect( replaced.failed.map( ( { key } ) => key ) ).toContain(
			String( copy )
		);
		await undo( rest, replaced.changes );
		const part = await rest( footer, { params: { context: 'edit' } } );
		expect( part.content.raw ).toBe( names( first ) );
	} finally {
		rmSync( code );
	}
	await rest( footer, { method: 'DELETE', params: { force: true } } );
} );

test( 'a part is replaced by a pattern as well as by a part, and stays the element that it was', async ( {
	page,
	rest,
} ) => {
	const pattern = await create( rest, '/wp/v2/blocks', {
		title: 'Header pattern',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Top</p><!-- /wp:paragraph -->',
	} );
	const part = await rest< { id: string; theme: string; slug: string } >(
		'/wp/v2/template-parts',
		{
			method: 'POST',
			data: { slug: 'old-header', title: 'Old header', area: 'header' },
		}
	);
	const { id: pageId, link } = await create( rest, '/wp/v2/pages', {
		title: 'Has a header',
		status: 'publish',
		content: `<!-- wp:template-part {"slug":"${ part.slug }","theme":"${ part.theme }"} /--><!-- wp:template-part {"slug":"${ part.slug }","theme":"${ part.theme }","tagName":"div"} /-->`,
	} );
	expect(
		await rest( `${ USAGE }/replace`, {
			method: 'POST',
			data: { kind: 'part', id: part.id, with: String( pattern.id ) },
		} )
	).toMatchObject( { changed: 1, left: 0 } );
	const { content } = await rest< { content: { raw: string } } >(
		`/wp/v2/pages/${ pageId }`,
		{ params: { context: 'edit' } }
	);
	const block = `<!-- wp:block {"ref":${ pattern.id }} /-->`;
	expect( content.raw ).toBe(
		`<!-- wp:group {"tagName":"header","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->\n<header class="wp-block-group">${ block }</header>\n<!-- /wp:group -->${ block }`
	);
	const html = await ( await page.request.get( link ) ).text();
	expect( html ).toMatch(
		/<header class="wp-block-group[^>]*>\s*<p[^>]*>Top</
	);
} );
