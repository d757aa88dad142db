import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';
import type { TestSite } from '../support/site';

const DRAFTS = '/atelier/v1/drafts';
const FOOTER = '/wp/v2/template-parts/twentytwentyfive//footer';
const SINGLE = '/wp/v2/templates/twentytwentyfive//single';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const save = ( rest: Rest, route: string, data: object, draft = 0 ) =>
	rest( route, {
		method: 'POST',
		data,
		isDesign: true,
		...( draft && { headers: { 'X-Atelier-Draft': String( draft ) } } ),
	} );

const read = ( rest: Rest, route: string, draft = 0 ) =>
	rest( route, {
		params: { context: 'edit' },
		...( draft && { headers: { 'X-Atelier-Draft': String( draft ) } } ),
	} );

const makeDraft = async ( rest: Rest, name: string ): Promise< number > =>
	( await save( rest, DRAFTS, { name } ) ).id;

/** Publishes a draft as a page that works in it does: with the header of the draft. */
const publish = ( rest: Rest, draft: number, data: object = {} ) =>
	rest.raw( `${ DRAFTS }/${ draft }/publish`, {
		method: 'POST',
		data,
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
	} );

/** A page as visitors get it, without what is new in each. */
async function visit( site: TestSite, path = '/' ): Promise< string > {
	const page = await fetch( `${ site.url }${ path }` );
	return ( await page.text() ).replace( /"nonce":"[^"]*"/g, '' );
}

/** Runs something while the site has further code. */
async function withCode(
	site: TestSite,
	code: string,
	run: () => Promise< void >
): Promise< void > {
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	const file = join( folder, 'draft-fault.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( file, `<?php ${ code }` );
	try {
		await run();
	} finally {
		rmSync( file );
	}
}

test( 'A draft holds styles, a template, a part, a menu and the title; visitors see nothing of it until all is published, and nothing after it is taken back', async ( {
	rest,
	site,
} ) => {
	const styles = await getGlobalStylesRoute( rest );
	const menu = await save( rest, '/wp/v2/navigation', {
		title: 'Main',
		status: 'publish',
		content: '<!-- wp:home-link {"label":"Live home"} /-->',
	} );
	const menuRoute = `/wp/v2/navigation/${ menu.id }`;
	const title = ( await read( rest, '/wp/v2/settings' ) ).title;
	const routes = [ styles, FOOTER, menuRoute, SINGLE ];
	const contents = async ( draft = 0 ) =>
		Promise.all(
			routes.map( async ( route ) => {
				const record = await read( rest, route, draft );
				return record.content?.raw ?? record.styles;
			} )
		);
	const before = await contents();
	const front = await visit( site );
	const draft = await makeDraft( rest, 'Autumn' );

	await save(
		rest,
		styles,
		{ settings: {}, styles: { color: { background: '#abcdef' } } },
		draft
	);
	await save( rest, FOOTER, { content: paragraph( 'Draft footer' ) }, draft );
	// A second save finds the part that the first one made.
	await save( rest, FOOTER, { content: paragraph( 'New footer' ) }, draft );
	await save( rest, SINGLE, { content: paragraph( 'New single' ) }, draft );
	await save(
		rest,
		menuRoute,
		{ content: '<!-- wp:home-link {"label":"New home"} /-->' },
		draft
	);
	await save( rest, '/wp/v2/settings', { title: 'Autumn & Co' }, draft );
	const page = await rest.raw( '/wp/v2/pages', {
		method: 'POST',
		data: { title: 'Not in a draft', status: 'publish' },
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
	} );
	expect( [ page.status(), ( await page.json() ).code ] ).toEqual( [
		409,
		'atelier_not_in_draft',
	] );

	expect( await contents() ).toEqual( before );
	expect( await visit( site ) ).toBe( front );
	const inDraft = await contents( draft );
	expect( inDraft[ 0 ] ).toEqual( { color: { background: '#abcdef' } } );
	expect( inDraft.slice( 1 ) ).toEqual( [
		paragraph( 'New footer' ),
		'<!-- wp:home-link {"label":"New home"} /-->',
		paragraph( 'New single' ),
	] );
	const { entries } = await rest( `${ DRAFTS }/${ draft }` );
	expect(
		entries.map( ( { kind }: { kind: string } ) => kind ).sort()
	).toEqual( [
		'active',
		'identity',
		'wp_global_styles',
		'wp_navigation',
		'wp_template',
		'wp_template_part',
	] );

	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	expect( await contents() ).toEqual( inDraft );
	const published = await visit( site );
	expect( published ).toContain( 'New footer' );
	expect( published ).toContain( '#abcdef' );
	expect( published ).toContain( 'Autumn &amp; Co' );
	const revisions = await rest( `${ menuRoute }/revisions` );
	expect( revisions[ 0 ].author ).toBeGreaterThan( 0 );

	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await contents() ).toEqual( before );
	expect( ( await read( rest, '/wp/v2/settings' ) ).title ).toBe( title );
	expect( ( await read( rest, FOOTER ) ).source ).toBe( 'theme' );
	expect( await visit( site ) ).toBe( front );
	// It can be worked on and published again.
	expect( await contents( draft ) ).toEqual( inDraft );
	await rest( `${ DRAFTS }/${ draft }`, {
		method: 'DELETE',
		isDesign: true,
	} );
} );

test( 'A record that cannot be written, and a request that dies half way, leave the live design to the byte', async ( {
	rest,
	site,
} ) => {
	const styles = await getGlobalStylesRoute( rest );
	const [ first, second ] = await Promise.all(
		[ 'One', 'Two' ].map( async ( title ) => {
			const { id } = await save( rest, '/wp/v2/navigation', {
				title,
				status: 'publish',
				content: paragraph( title ),
			} );
			return `/wp/v2/navigation/${ id }`;
		} )
	);
	const routes = [ first!, second!, styles, FOOTER ];
	const readAll = () =>
		Promise.all(
			routes.map( async ( route ) => {
				const { _links, ...record } = await read( rest, route );
				return record;
			} )
		);
	const readRevisions = async () =>
		( await rest( `${ first }/revisions` ) ).length;
	const draft = await makeDraft( rest, 'Fault' );
	for ( const route of [ first!, second!, FOOTER ] ) {
		await save( rest, route, { content: paragraph( 'New' ) }, draft );
	}
	await save( rest, styles, { styles: { css: '.new {}' } }, draft );
	const before = await readAll();
	const front = await visit( site );
	const revisions = await readRevisions();

	await withCode(
		site,
		"add_filter( 'rest_pre_insert_wp_template_part', fn() => new WP_Error( 'full', 'The disk is full.', array( 'status' => 507 ) ) );",
		async () => {
			const refused = await publish( rest, draft );
			const { message } = await refused.json();
			expect( refused.status() ).toBe( 500 );
			expect( message ).toContain( 'Footer' );
			expect( message ).toContain( 'The disk is full.' );
		}
	);
	expect( await readAll() ).toEqual( before );
	expect( await readRevisions() ).toBe( revisions );

	await withCode(
		site,
		"add_action( 'rest_after_insert_wp_template_part', function () { exit; } );",
		async () => {
			await publish( rest, draft );
		}
	);
	// The next request finds that nobody publishes any more.
	expect( await visit( site ) ).toBe( front );
	expect( await readAll() ).toEqual( before );
	expect( await readRevisions() ).toBe( revisions );

	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	expect( ( await read( rest, FOOTER ) ).content.raw ).toBe(
		paragraph( 'New' )
	);
	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await visit( site ) ).toBe( front );
} );

test( 'Other values that were changed live meanwhile are merged, and the same value is asked about', async ( {
	rest,
	site,
} ) => {
	const styles = await getGlobalStylesRoute( rest );
	await save( rest, styles, {
		settings: {},
		styles: { color: { text: '#111111', background: '#ffffff' } },
	} );
	const draft = await makeDraft( rest, 'Meanwhile' );
	await save(
		rest,
		styles,
		{
			settings: {},
			styles: { color: { text: '#222222', background: '#ffffff' } },
		},
		draft
	);
	const seen = await rest( styles, {
		params: { context: 'edit' },
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
	} );
	await save( rest, styles, {
		styles: { color: { text: '#111111', background: '#eeeeee' } },
	} );
	expect( ( await read( rest, styles, draft ) ).styles.color ).toEqual( {
		text: '#222222',
		background: '#eeeeee',
	} );
	// The draft is another by now than the person saw.
	const stale = await rest.raw( styles, {
		method: 'POST',
		data: { styles: { color: { text: '#333333' } } },
		isDesign: true,
		headers: {
			'X-Atelier-Draft': String( draft ),
			'X-Atelier-Token': seen.atelier_token,
		},
	} );
	expect( stale.status() ).toBe( 412 );

	await save( rest, styles, {
		styles: { color: { text: '#444444', background: '#eeeeee' } },
	} );
	const stopped = await publish( rest, draft );
	expect( stopped.status() ).toBe( 409 );
	expect( ( await stopped.json() ).data.keys ).toEqual( [
		`wp_global_styles/${ styles.split( '/' ).pop() }`,
	] );
	const key = ( await stopped.json() ).data.keys[ 0 ];
	// So does one that was scheduled, and it says so.
	await save( rest, `${ DRAFTS }/${ draft }/schedule`, {
		at: '2099-05-03T06:00',
	} );
	await withCode(
		site,
		`add_action( 'wp_loaded', fn() => do_action( 'atelier_publish_draft', ${ draft } ), 5 );`,
		async () => {
			await visit( site );
		}
	);
	const due = await rest( `${ DRAFTS }/${ draft }` );
	expect( [ due.status, due.scheduled ] ).toEqual( [ 'draft', null ] );
	expect( due.stopped.reason ).toContain( 'Styles' );
	expect( ( await read( rest, styles ) ).styles.color.text ).toBe(
		'#444444'
	);
	const decided = await publish( rest, draft, {
		winners: { [ key ]: 'draft' },
	} );
	expect( decided.status() ).toBe( 200 );
	expect( ( await read( rest, styles ) ).styles.color ).toEqual( {
		text: '#222222',
		background: '#eeeeee',
	} );
} );
