import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

test.use( { ownSite: 'drafts' } );

const DRAFTS = '/atelier/v1/drafts';
const FOOTER = '/wp/v2/template-parts/twentytwentyfive//footer';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const save = ( rest: Rest, route: string, data: object, draft = 0 ) =>
	rest( route, {
		method: 'POST',
		data,
		isDesign: true,
		...( draft && { headers: { 'X-Atelier-Draft': String( draft ) } } ),
	} );

const makeDraft = async ( rest: Rest, name: string ): Promise< number > =>
	( await save( rest, DRAFTS, { name } ) ).id;

async function visit( url: string ): Promise< string > {
	return ( await ( await fetch( url ) ).text() ).replace(
		/"nonce":"[^"]*"/g,
		''
	);
}

test( 'A person makes a draft, saves the title in it, publishes it and takes it back', async ( {
	page,
	rest,
	site,
} ) => {
	const front = await visit( site.url );
	await page.goto( `${ site.url }/wp-admin/admin.php?page=atelier` );
	await page.getByRole( 'button', { name: 'Live', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: 'New draft…' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Name', { exact: true } ).fill( 'Autumn' );
	await dialog.getByRole( 'button', { name: 'Create' } ).click();
	const strip = page.getByRole( 'region', { name: 'Draft of the design' } );
	await expect( strip.getByText( 'Draft: Autumn' ) ).toBeVisible();
	await expect( page ).toHaveTitle( /Draft: Autumn/ );

	// Every step stays in the draft.
	await page.getByRole( 'link', { name: 'Identity' } ).click();
	await page
		.getByLabel( 'Site title', { exact: true } )
		.fill( 'Autumn site' );
	await page.getByRole( 'button', { name: 'Review 1 change…' } ).click();
	await page.getByRole( 'button', { name: 'Save to draft' } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Saved', exact: true } )
	).toBeVisible();
	expect( await visit( site.url ) ).toBe( front );
	await page.getByRole( 'link', { name: 'Pages', exact: true } ).click();
	await expect(
		strip.getByText( /Pages and posts cannot be in a draft/ )
	).toBeVisible();

	await strip.getByRole( 'link', { name: 'Draft: Autumn' } ).click();
	await page.getByRole( 'button', { name: 'Publish…' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await expect( page.getByText( '“Autumn” is live.' ) ).toBeVisible();
	await expect( strip ).toBeHidden();
	expect( await visit( site.url ) ).toContain( 'Autumn site' );
	await page.getByRole( 'button', { name: 'Undo publishing…' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Undo publishing', exact: true } )
		.click();
	await expect(
		page.getByText( 'Nothing of this is live yet.' )
	).toBeVisible();
	expect( await visit( site.url ) ).toBe( front );
	expect( await rest( DRAFTS ) ).toHaveLength( 1 );
} );

test( 'The link of a draft shows it to people without an account, and a wrong, a revoked and an old one show nothing', async ( {
	rest,
	site,
} ) => {
	const draft = await makeDraft( rest, 'Shared' );
	await save(
		rest,
		FOOTER,
		{ content: paragraph( 'Shared footer' ) },
		draft
	);
	const share = async (): Promise< string > =>
		( await save( rest, `${ DRAFTS }/${ draft }/share`, { days: 7 } ) ).url;
	const url = await share();
	const front = await visit( site.url );
	const seen = await fetch( url );
	const page = await seen.text();
	expect( seen.status ).toBe( 200 );
	expect( seen.headers.get( 'cache-control' ) ).toContain( 'no-store' );
	expect( seen.headers.get( 'x-robots-tag' ) ).toContain( 'noindex' );
	expect( page ).toContain( 'Shared footer' );
	expect( page ).toContain( 'You see a draft, not the site' );
	// A cache that knows pages by their paths alone knows none of the draft.
	expect( new URL( url ).pathname ).not.toBe( '/' );
	expect( new URL( url ).search ).toBe( '' );
	// Links lead on in the draft; those to what is no page do not carry its token.
	const links = Array.from(
		page.matchAll( /<a [^>]*href="([^"]*)"/g ),
		( [ , href = '' ] ) => href
	).filter( ( href ) => href.startsWith( site.url ) );
	expect( links.length ).toBeGreaterThan( 0 );
	expect( links.filter( ( href ) => ! href.startsWith( url ) ) ).toEqual(
		[]
	);
	const inner = await fetch( `${ url }about` );
	expect( inner.url ).toBe( `${ url }about/` );
	expect( await inner.text() ).toContain( 'Shared footer' );
	expect( await visit( site.url ) ).toBe( front );
	expect( front ).not.toContain( 'Shared footer' );

	const wrong = await fetch(
		url.replace( /.\/$/, ( end ) => ( end === 'a/' ? 'b/' : 'a/' ) )
	);
	expect( wrong.status ).toBe( 404 );
	expect( await wrong.text() ).not.toContain( 'Shared footer' );
	expect( ( await fetch( url, { method: 'POST' } ) ).status ).toBe( 404 );
	// Neither does it write where the address names another method.
	const route = `${ url }wp-json/wp/v2/comments`;
	const list = await fetch( route );
	expect( [ list.status, list.headers.get( 'cache-control' ) ] ).toEqual( [
		200,
		expect.stringContaining( 'no-store' ),
	] );
	expect( ( await fetch( `${ route }?_method=POST` ) ).status ).toBe( 404 );
	const next = await share();
	expect( ( await fetch( url ) ).status ).toBe( 404 );
	expect( ( await fetch( next ) ).status ).toBe( 200 );
	await site.usePlugin( 'caches-pages' );
	await visit( site.url );
	expect( await visit( `${ site.url }/?x=1` ) ).not.toContain(
		'Shared footer'
	);
	expect( await visit( next ) ).toContain( 'Shared footer' );
	expect( await visit( site.url ) ).toBe( front );
	await site.task( 'deactivate', { plugins: [ 'caches-pages' ] } );
	// A cache may ignore the query of an address whose path names the page.
	const old = await fetch(
		`${ site.url }/?atelier_share=${
			/\d+-\w{40}/.exec( next )?.[ 0 ] ?? ''
		}`
	);
	expect( old.status ).toBe( 404 );
	expect( await old.text() ).not.toContain( 'Shared footer' );

	// After the publication, the link leads to the site; undone, it shows the draft again.
	await save( rest, `${ DRAFTS }/${ draft }/publish`, {} );
	const published = await fetch( `${ next }about/` );
	const text = await published.text();
	expect( published.status ).toBe( 200 );
	expect( text ).toContain( 'This is published now.' );
	expect( text ).toContain( `<a href="${ site.url }/about/" ` );
	expect( text ).not.toContain( 'You see a draft, not the site' );
	// Visitors do not comment on the row of the draft, and feeds do not name it.
	const comment = await fetch( `${ site.url }/wp-comments-post.php`, {
		method: 'POST',
		body: new URLSearchParams( {
			comment_post_ID: String( draft ),
			comment: 'A comment',
			author: 'Cy',
			email: 'cy@example.org',
		} ),
	} );
	expect( [ 403, 404 ] ).toContain( comment.status );
	await comment.text();
	expect( await visit( `${ site.url }/comments/feed/` ) ).not.toContain(
		'Shared'
	);
	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await visit( next ) ).toContain( 'You see a draft, not the site' );
	await save( rest, `${ DRAFTS }/${ draft }/stop-sharing`, {} );
	expect( ( await fetch( next ) ).status ).toBe( 404 );
} );

test( 'People without the right to the design get no route of drafts, and none sees a draft by its number alone', async ( {
	playwright,
	rest,
	site,
} ) => {
	const draft = await makeDraft( rest, 'Secret' );
	await save(
		rest,
		FOOTER,
		{ content: paragraph( 'Secret footer' ) },
		draft
	);
	const routes = [
		[ 'GET', DRAFTS ],
		[ 'POST', DRAFTS ],
		[ 'GET', `${ DRAFTS }/${ draft }` ],
		[ 'PUT', `${ DRAFTS }/${ draft }` ],
		[ 'DELETE', `${ DRAFTS }/${ draft }` ],
		[ 'GET', `${ DRAFTS }/${ draft }/revisions` ],
		...[
			'restore',
			'take-out',
			'put-back',
			'add',
			'ask',
			'withdraw',
			'send-back',
			'share',
			'stop-sharing',
			'schedule',
			'unschedule',
			'publish',
			'take-back',
			'revisions/1/restore',
		].map(
			( job ) => [ 'POST', `${ DRAFTS }/${ draft }/${ job }` ] as const
		),
	] as const;
	const data = {
		name: 'A',
		record: 'wp_block/3',
		days: 7,
		at: '2099-05-03T06:00',
	};
	const request = await playwright.request.newContext();
	const anyone = createRest( request, site.url );
	const ask = async ( person: Rest ) => {
		const statuses = [];
		for ( const [ method, route ] of routes ) {
			const response = await person.raw( route, {
				method,
				isDesign: true,
				...( method !== 'GET' && { data } ),
			} );
			statuses.push( response.status() );
		}
		return Array.from( new Set( statuses ) );
	};
	expect( await ask( anyone ) ).toEqual( [ 401 ] );
	for ( const role of [ 'subscriber', 'contributor', 'author' ] as const ) {
		await logIn( { request } as never, site.url, role );
		expect( await ask( createRest( request, site.url ) ), role ).toEqual( [
			403,
		] );
	}
	await logIn( { request } as never, site.url, 'editor' );
	const editor = createRest( request, site.url );
	expect( await ask( editor ) ).toEqual( [ 403 ] );
	const file = await request.get(
		`${ site.url }/wp-admin/admin-post.php?action=atelier_draft_file&draft=${ draft }`
	);
	expect( file.status() ).toBe( 403 );
	const read = await editor.raw( '/wp/v2/pages', {
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
	} );
	expect( read.status() ).toBe( 403 );
	for ( const query of [ '', 'wp_site_preview=1&atelier_public_page=1&' ] ) {
		const page = await request.get(
			`${ site.url }/?${ query }atelier_draft=${ draft }`
		);
		expect( await page.text() ).not.toContain( 'Secret footer' );
	}
	expect( ( await rest( `${ DRAFTS }/${ draft }` ) ).status ).toBe( 'draft' );
	await request.dispose();
} );

test( 'People whom the site lets propose work in drafts of their own, and only those who may publish do', async ( {
	playwright,
	rest,
	site,
} ) => {
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	const file = join( folder, 'proposals.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		file,
		"<?php add_filter( 'atelier_may_propose_design', fn( $may, $user ) => in_array( 'editor', $user->roles, true ), 10, 2 ); add_filter( 'atelier_may_publish_draft', fn( $may, $person, $author, $asking ) => ! in_array( $person, array( $author, $asking ), true ), 10, 4 ); add_filter( 'pre_wp_mail', function ( $sent, $mail ) { update_option( 'atelier_test_mails', array( ...get_option( 'atelier_test_mails', array() ), $mail['subject'] ) ); return true; }, 10, 2 ); register_setting( 'general', 'atelier_test_mails', array( 'type' => 'array', 'show_in_rest' => array( 'schema' => array( 'items' => array( 'type' => 'string' ) ) ) ) );"
	);
	const request = await playwright.request.newContext();
	try {
		await logIn( { request } as never, site.url, 'editor' );
		const editor = createRest( request, site.url );
		const styles = await getGlobalStylesRoute( rest );
		const others = await makeDraft( rest, 'Of others' );
		const front = await visit( site.url );
		// Opening Design creates nothing; the page offers to create a draft.
		const start = await request.get(
			`${ site.url }/wp-admin/admin.php?page=atelier&p=/styles`
		);
		const [ , nonce ] =
			/name="_wpnonce" value="(\w+)"/.exec( await start.text() ) ?? [];
		expect( await editor( DRAFTS ) ).toEqual( [] );
		const started = await request.post(
			`${ site.url }/wp-admin/admin-post.php`,
			{
				form: {
					action: 'atelier_start_proposal',
					_wpnonce: nonce ?? '',
					_wp_http_referer:
						'/wp-admin/admin.php?page=atelier&p=/styles',
				},
			}
		);
		const [ { id: own } ] = await editor( DRAFTS );
		expect(
			Object.fromEntries( new URL( started.url() ).searchParams )
		).toEqual( {
			page: 'atelier',
			p: '/styles',
			atelier_draft: String( own ),
		} );
		await save( editor, `${ DRAFTS }/${ own }`, { name: 'Proposed' } );
		const route = `${ DRAFTS }/${ own }`;
		const send = async ( path: string, data = {}, headers = {} ) =>
			(
				await editor.raw( path, {
					method: 'POST',
					data,
					isDesign: true,
					headers,
				} )
			).status();
		const inDraft = ( id: number ) => ( {
			'X-Atelier-Draft': String( id ),
		} );
		const text = { content: paragraph( 'Proposed footer' ) };
		const css = { styles: { color: { text: '#111111' } } };

		expect( await send( FOOTER, text, inDraft( own ) ) ).toBe( 200 );
		expect( await send( styles, css, inDraft( own ) ) ).toBe( 200 );
		expect( await visit( site.url ) ).toBe( front );
		// Neither the live design, nor what others made, nor what others decide.
		expect( await send( FOOTER, text ) ).toBe( 403 );
		expect( await send( styles, css ) ).toBe( 403 );
		expect( await send( FOOTER, text, inDraft( others ) ) ).toBe( 404 );
		expect( await send( `${ DRAFTS }/${ others }`, { name: 'A' } ) ).toBe(
			404
		);
		expect(
			( await editor( DRAFTS ) ).map( ( { id }: { id: number } ) => id )
		).toEqual( [ own ] );
		// The site has nobody publish what they made themselves, neither now nor at a time.
		for ( const [ job, data ] of [
			[ 'publish', {} ],
			[ 'schedule', { at: '2099-05-03T06:00' } ],
		] as const ) {
			const answer = await rest.raw( `${ DRAFTS }/${ others }/${ job }`, {
				method: 'POST',
				data,
				isDesign: true,
			} );
			expect( [ answer.status(), ( await answer.json() ).code ] ).toEqual(
				[ 403, 'atelier_own_proposal' ]
			);
		}
		for ( const [ job, data ] of [
			[ 'publish', {} ],
			[ 'share', { days: 7 } ],
			[ 'schedule', { at: '2099-05-03T06:00' } ],
			[ 'send-back', {} ],
		] as const ) {
			expect( await send( `${ route }/${ job }`, data ) ).toBe( 403 );
			expect(
				await send( `${ route }/${ job }`, data, inDraft( own ) )
			).toBe( 403 );
		}
		expect(
			( await editor( route ) ).entries.map(
				( { state }: { state: string } ) => state
			)
		).toEqual( [ 'ready', 'ready' ] );
		const menus = await request.get(
			`${ site.url }/wp-admin/nav-menus.php?page=atelier&atelier_draft=${ own }`
		);
		// No other screen of the dashboard gets the right of a draft.
		expect( await menus.text() ).not.toContain( '"isProposal":true' );
		const page = await request.get(
			`${ site.url }/wp-admin/admin.php?page=atelier`
		);
		expect( await page.text() ).toContain( '"isProposal":true' );

		expect( await send( `${ route }/ask`, { note: 'Spring' } ) ).toBe(
			200
		);
		expect( ( await rest( route ) ).proposal.note ).toBe( 'Spring' );
		await save( rest, `${ route }/send-back`, { note: 'Darker' } );
		expect( await editor( route ) ).toMatchObject( {
			proposal: null,
			returned: { note: 'Darker', isOwn: false },
		} );
		expect( await send( `${ route }/ask` ) ).toBe( 200 );
		// Asked twice in a short time, each of them gets one mail.
		const { publishers } = await editor( route );
		expect(
			( await rest( '/wp/v2/settings' ) ).atelier_test_mails
		).toEqual( [
			...publishers.map( () =>
				expect.stringMatching(
					/asks for the publication of “Proposed”$/
				)
			),
			expect.stringMatching( /“Proposed” was sent back$/ ),
		] );
		expect( await editor( `${ route }/revisions` ) ).not.toEqual( [] );
		// A later change is named, and a publication needs the token of the current changes.
		const asked = await rest( route );
		expect( asked ).toMatchObject( {
			proposal: { isChanged: false },
			difference: null,
		} );
		expect(
			await send(
				styles,
				{ styles: { color: { text: '#222222' } } },
				inDraft( own )
			)
		).toBe( 200 );
		const changed = await rest( route );
		expect( changed ).toMatchObject( {
			proposal: { isChanged: true },
			difference: { records: [ { kind: 'wp_global_styles' } ] },
		} );
		expect( ( await rest( DRAFTS ) )[ 0 ].proposal.isChanged ).toBe( true );
		const before = await rest( '/atelier/v1/history/state', {
			params: {
				at: `draft-${ changed.difference.revision }`,
				record: changed.difference.records[ 0 ].key,
			},
			headers: inDraft( own ),
		} );
		expect( before.styles.color.text ).toBe( '#111111' );
		for ( const [ job, data ] of [
			[ 'publish', {} ],
			[ 'schedule', { at: '2099-05-03T06:00' } ],
		] as const ) {
			for ( const [ token, status ] of [
				[ '', 428 ],
				[ asked.token, 412 ],
			] as const ) {
				const answer = await rest.raw( `${ route }/${ job }`, {
					method: 'POST',
					data: { ...data, token },
					isDesign: true,
				} );
				expect( answer.status(), `${ job } ${ token }` ).toBe( status );
			}
		}
		await save( rest, `${ route }/publish`, { token: changed.token } );
		expect( await visit( site.url ) ).toContain( 'Proposed footer' );
		expect( await send( FOOTER, text, inDraft( own ) ) ).toBe( 404 );
		expect(
			( await editor.raw( route, { method: 'DELETE' } ) ).status()
		).toBe( 409 );
		await save( rest, `${ route }/take-back`, {} );
		expect( await visit( site.url ) ).toBe( front );
	} finally {
		rmSync( file );
		await request.dispose();
	}
} );

/** Adds thirty drafts of 6 MB, the first one as earlier versions of the plugin stored them, and has requests use 128 MB at most. */
const FILL = `<?php
ini_set( 'memory_limit', '128M' );
add_filter( 'admin_memory_limit', fn() => '128M' );
add_filter( 'atelier_may_propose_design', fn( $may, $user ) => in_array( 'author', $user->roles, true ), 10, 2 );
add_action( 'init', function () {
	global $wpdb;
	if ( ! isset( $_GET['fill'] ) ) {
		return;
	}
	$now  = gmdate( 'Y-m-d H:i:s' );
	$text = array( 'path' => array( 'content' ), 'before' => '', 'after' => str_repeat( 'Lorem ipsum ', MB_IN_BYTES / 2 ) );
	$data = array( 'entries' => array( 'wp_template_part/twentytwentyfive//footer' => array( 'paths' => array( $text ), 'title' => 'Footer' ) ) );
	$row  = array( 'post_type' => 'atelier_draft', 'post_title' => 'Large', 'post_status' => 'draft', 'post_author' => (int) $_GET['fill'], 'post_name' => get_stylesheet(), 'post_date' => $now, 'post_date_gmt' => $now, 'post_modified' => $now, 'post_modified_gmt' => $now, 'post_content' => json_encode( $data ), 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' );
	$wpdb->insert( $wpdb->posts, $row );
	$row['post_content_filtered'] = '{"count":1,"hash":""}';
	for ( $number = 1; $number < 30; $number++ ) {
		$wpdb->insert( $wpdb->posts, $row );
	}
	exit;
} );`;

test( 'Thirty drafts of 6 MB are listed and opened within 128 MB, and their author adds none', async ( {
	playwright,
	rest,
	site,
} ) => {
	test.setTimeout( 180_000 );
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	const file = join( folder, 'large-drafts.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( file, FILL );
	const request = await playwright.request.newContext();
	try {
		await logIn( { request } as never, site.url, 'author' );
		const author = createRest( request, site.url );
		const { id } = await author( '/wp/v2/users/me' );
		const count = ( await rest( DRAFTS ) ).length;
		await fetch( `${ site.url }/?fill=${ id }` );
		expect( await rest( DRAFTS ) ).toHaveLength( count + 30 );
		const listed = await author( DRAFTS );
		expect( listed ).toHaveLength( 30 );
		expect( listed[ 0 ].count ).toBe( 1 );
		const page = await request.get(
			`${ site.url }/wp-admin/admin.php?page=atelier`
		);
		expect( await page.text() ).toContain( '"isProposal":true' );
		// Their author has reached a limit; those who publish have not.
		const refused = await author.raw( DRAFTS, {
			method: 'POST',
			data: { name: 'More' },
			isDesign: true,
		} );
		expect( [ refused.status(), ( await refused.json() ).code ] ).toEqual( [
			409,
			'atelier_drafts_full',
		] );
		await makeDraft( rest, 'Of a publisher' );
		// Their drafts together have reached the limit of bytes.
		const full = await author.raw( FOOTER, {
			method: 'POST',
			data: { content: paragraph( 'More' ) },
			isDesign: true,
			headers: { 'X-Atelier-Draft': String( listed[ 0 ].id ) },
		} );
		expect( [ full.status(), ( await full.json() ).code ] ).toEqual( [
			413,
			'atelier_draft_full',
		] );
	} finally {
		rmSync( file );
		await request.dispose();
	}
} );
