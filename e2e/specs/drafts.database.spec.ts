import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';
import type { TestSite } from '../support/site';

const DRAFTS = '/atelier/v1/drafts';
const FOOTER = '/wp/v2/template-parts/twentytwentyfive//footer';
const SINGLE = '/wp/v2/templates/twentytwentyfive//single';

/** A picture of one pixel, as a form sends it. */
const PICTURE = {
	file: {
		name: 'dot.gif',
		mimeType: 'image/gif',
		buffer: Buffer.from(
			'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
			'base64'
		),
	},
};

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

/** Reads a record as Design does, with its token. */
const readSeen = ( rest: Rest, route: string, draft: number ) =>
	rest( route, {
		params: { context: 'edit' },
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
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
	// It is a row of the history, with what it wrote.
	const readAct = async () =>
		( await rest( '/atelier/v1/history' ) ).rows[ 0 ];
	const act = await readAct();
	expect( act.act ).toMatchObject( { type: 'publish', name: 'Autumn' } );
	expect(
		act.records.map( ( { kind }: { kind: string } ) => kind ).sort()
	).toEqual( entries.map( ( { kind }: { kind: string } ) => kind ).sort() );
	// A page of the draft that is open still reads what is live by now, and writes nothing.
	expect( await contents( draft ) ).toEqual( inDraft );
	const late = await rest.raw( menuRoute, {
		method: 'POST',
		data: { title: 'Late' },
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
	} );
	expect( late.status() ).toBe( 404 );
	const published = await visit( site );
	expect( published ).toContain( 'New footer' );
	expect( published ).toContain( '#abcdef' );
	expect( published ).toContain( 'Autumn &amp; Co' );
	const revisions = await rest( `${ menuRoute }/revisions` );
	expect( revisions[ 0 ].author ).toBeGreaterThan( 0 );

	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await contents() ).toEqual( before );
	expect( ( await readAct() ).act ).toMatchObject( {
		type: 'undo-publish',
		name: 'Autumn',
	} );
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

/**
 * Code that ends a publication half way, without waiting for pages that began before. A killed process releases no lock: it
 * sends nothing more to the database.
 */
const dieAfter = ( writes: number, isKilled: boolean ) => `
add_filter( 'atelier_publication_grace', '__return_zero' );
add_filter( 'rest_request_after_callbacks', function ( $answer, $handler, $request ) {
	static $writes = 0;
	if ( 'GET' !== $request->get_method() && ++$writes === ${ writes } ) {
		${ isKilled ? "add_filter( 'query', fn() => 'SELECT 1', PHP_INT_MAX );" : '' }
		exit;
	}
	return $answer;
}, 99, 3 );
`;

/** Code by which all locks have expired. */
const EXPIRE_LOCKS = `
global $wpdb;
$wpdb->query( "UPDATE $wpdb->options SET option_value = '1:killed' WHERE option_name LIKE 'atelier\\_lock\\_%'" );
`;

test( 'A record that cannot be written, and a request that dies or is killed half way, leave the live design to the byte', async ( {
	debugLog,
	rest,
	site,
} ) => {
	// WordPress reads an option while the database of the killed request answers nothing.
	debugLog.allow( /Undefined property: stdClass::\$option_value/ );
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

	// It dies after the first, a later and the last of its four writes.
	for ( const [ writes, isKilled ] of [
		[ 1, false ],
		[ 3, true ],
		[ 4, false ],
	] as const ) {
		await withCode( site, dieAfter( writes, isKilled ), async () => {
			await publish( rest, draft );
		} );
		if ( isKilled ) {
			// Until its locks expire, visitors see what was there before.
			expect( await visit( site ) ).toBe( front );
			expect( await readAll() ).not.toEqual( before );
			await withCode( site, EXPIRE_LOCKS, async () => {
				await visit( site );
			} );
		}
		// The next request finds that nobody publishes any more.
		expect( await visit( site ) ).toBe( front );
		expect( await readAll() ).toEqual( before );
		expect( await readRevisions() ).toBe( revisions );
	}

	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	expect( ( await read( rest, FOOTER ) ).content.raw ).toBe(
		paragraph( 'New' )
	);
	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await visit( site ) ).toBe( front );
} );

/**
 * Code that ends the process of a publication after a number of writes, and lists what the design has stored. A killed process sends nothing
 * more to the database, and releases no lock.
 */
const KILLS = `
add_filter( 'atelier_publication_grace', '__return_zero' );
add_action( 'plugins_loaded', function () {
	global $wpdb;
	$last   = (int) ( $_SERVER['HTTP_X_KILL'] ?? -1 );
	$writes = 0;
	$is_dead = false;
	$last < 0 || add_filter( 'query', function ( $query ) use ( &$writes, &$is_dead, $last ) {
		if ( ! $is_dead && preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $query ) && ! str_contains( $query, 'atelier_lock_' ) && ++$writes > $last ) {
			$is_dead = true;
			http_response_code( 418 );
			exit;
		}
		return $is_dead ? 'SELECT 1' : $query;
	}, PHP_INT_MAX );
	if ( isset( $_GET['lines'] ) ) {
		$wpdb->query( "UPDATE $wpdb->options SET option_value = '1:killed' WHERE option_name LIKE 'atelier\\_lock\\_%'" );
	}
	if ( isset( $_GET['late'] ) ) {
		update_option( 'atelier_publishing', (int) get_option( 'atelier_publishing' ) . ':' . ( time() - HOUR_IN_SECONDS ), true );
	}
}, 1 );
add_action( 'init', function () {
	if ( isset( $_GET['menu'] ) ) {
		wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => (int) $_GET['menu'], 'post_content' => '<!-- wp:paragraph --><p>A colleague’s</p><!-- /wp:paragraph -->' ) );
		update_option( 'blogdescription', 'A colleague’s' );
		update_option( 'active_templates', array( 'archive' => false ) + get_option( 'active_templates', array() ) );
	}
	if ( isset( $_GET['end'] ) ) {
		update_option( 'active_templates', array_diff_key( get_option( 'active_templates', array() ), array( 'archive' => false ) ) );
	}
}, 99 );
add_action( 'wp_loaded', function () {
	global $wpdb;
	if ( isset( $_GET['lines'] ) ) {
		$posts = "FROM $wpdb->posts p LEFT JOIN $wpdb->posts o ON o.ID = p.post_parent WHERE p.post_type NOT LIKE 'atelier%' AND ( o.ID IS NULL OR o.post_type NOT LIKE 'atelier%' )";
		wp_send_json( array(
			$wpdb->get_results( "SELECT p.ID, p.post_type, p.post_status, p.post_name, p.post_title, p.post_content, p.post_excerpt, p.post_modified_gmt $posts ORDER BY p.ID", ARRAY_N ),
			$wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE meta_key NOT LIKE '\\_edit\\_%' ORDER BY post_id, meta_key, meta_id", ARRAY_N ),
			$wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM $wpdb->term_relationships ORDER BY 1, 2", ARRAY_N ),
			$wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( 'blogname', 'blogdescription', 'active_templates', 'atelier_block_styles' ) ORDER BY 1", ARRAY_N ),
		) );
	}
} );
`;

test( 'A publication that is killed after any of its writes is undone, and nobody’s later save with it', async ( {
	debugLog,
	rest,
	site,
	storage,
} ) => {
	test.setTimeout( 600_000 );
	// WordPress reads rows while the database of the killed request answers nothing.
	debugLog.allow(
		/Undefined property: stdClass::\$|Passing null to parameter #\d \(\$(string|separator)\)/
	);
	const styles = await getGlobalStylesRoute( rest );
	const content = paragraph( 'Old' );
	const make = async ( route: string, title: string ) =>
		`${ route }/${
			( await save( rest, route, { title, content, status: 'publish' } ) )
				.id
		}`;
	const menu = await make( '/wp/v2/navigation', 'Menu' );
	const pattern = await make( '/wp/v2/blocks', 'Pattern' );
	const removed = await make( '/wp/v2/blocks', 'Removed' );
	const category = await save( rest, '/wp/v2/wp_pattern_category', {
		name: 'Killed',
	} );
	const draft = await makeDraft( rest, 'Killed' );
	for ( const [ route, data ] of [
		[ menu, { content: paragraph( 'New' ) } ],
		[ pattern, { title: 'New', wp_pattern_category: [ category.id ] } ],
		[ FOOTER, { content: paragraph( 'New' ) } ],
		[ SINGLE, { content: paragraph( 'New' ) } ],
		[ styles, { styles: { css: '.new {}' } } ],
		[ '/wp/v2/settings', { title: 'New & newer' } ],
		[ '/atelier/v1/block-styles', { block: 'core/quote', label: 'New' } ],
		[
			'/wp/v2/blocks',
			{ title: 'Made', content: paragraph( 'New' ), status: 'publish' },
		],
	] as const ) {
		await save( rest, route, data, draft );
	}
	await rest( removed, {
		method: 'DELETE',
		params: { force: 'true' },
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
	} );
	const readLines = async ( query = '' ) =>
		( await fetch( `${ site.url }/?lines=1&${ query }` ) ).json();
	const publishUntil = ( writes: number ) =>
		rest.raw( `${ DRAFTS }/${ draft }/publish`, {
			method: 'POST',
			data: {},
			isDesign: true,
			headers: { 'X-Kill': String( writes ) },
		} );
	const readDraft = () => rest( `${ DRAFTS }/${ draft }` );

	await withCode( site, KILLS, async () => {
		const before = await readLines();
		let writes = 0;
		for ( ; ; writes += storage.hasObjectCache ? 3 : 1 ) {
			const answer = await publishUntil( writes );
			expect( [ 200, 418 ], await answer.text() ).toContain(
				answer.status()
			);
			const lines = await readLines();
			const { status, interrupted } = await readDraft();
			if ( status === 'publish' ) {
				break;
			}
			expect( lines, `after ${ writes } writes` ).toEqual( before );
			expect( interrupted?.left ?? [] ).toEqual( [] );
		}
		expect( writes ).toBeGreaterThan( 20 );
		await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );

		// A colleague saves before the restoration.
		const middle = Math.floor( writes * 0.7 );
		expect( ( await publishUntil( middle ) ).status() ).toBe( 418 );
		const busy = await publish( rest, draft );
		expect( busy.status() ).toBe( 503 );
		// Whether it still runs is known later: neither text names another user.
		expect( ( await busy.json() ).message ).toMatch(
			/“Killed” (is being published right now|was interrupted)\./
		);
		const id = menu.split( '/' ).pop()!;
		await readLines( `menu=${ id }` );
		const { interrupted } = await readDraft();
		expect( interrupted.isOpen ).toBe( false );
		expect( interrupted.left ).toEqual( [
			{ title: 'Menu', person: expect.any( String ) },
		] );
		expect( ( await read( rest, menu ) ).content.raw ).toContain(
			'A colleague’s'
		);
		expect(
			( await read( rest, `${ menu }/revisions` ) )[ 0 ].content.raw
		).toContain( 'A colleague’s' );
		const settings = await read( rest, '/wp/v2/settings' );
		expect( settings.description ).toBe( 'A colleague’s' );
		expect( settings.active_templates.archive ).toBe( false );
		expect( settings.title ).not.toContain( 'New' );
		expect( ( await read( rest, pattern ) ).title.raw ).toBe( 'Pattern' );

		// Hours later a person chooses: Undo, then Continue.
		await save( rest, menu, { content } );
		const later = await readLines();
		// Undoing a publication moves the part that it made to the trash.
		const isOwn = ( [ , type, status ]: string[] ) =>
			type !== 'revision' && status !== 'trash';
		const current = ( [ posts ]: string[][][] ) =>
			posts!.filter( isOwn ).map( ( post ) => post.slice( 0, 7 ) );
		for ( const choice of [ 'undo-interrupted', 'publish' ] ) {
			expect( ( await publishUntil( middle ) ).status() ).toBe( 418 );
			expect( current( await readLines( 'late=1' ) ) ).not.toEqual(
				current( later )
			);
			expect( ( await readDraft() ).interrupted.isOpen ).toBe( true );
			const discarded = await rest.raw( `${ DRAFTS }/${ draft }`, {
				method: 'DELETE',
				isDesign: true,
			} );
			expect( discarded.status() ).toBe( 409 );
			await save( rest, `${ DRAFTS }/${ draft }/${ choice }`, {} );
			expect( ( await readDraft() ).interrupted?.isOpen ?? false ).toBe(
				false
			);
			if ( choice === 'publish' ) {
				expect( await visit( site ) ).toContain( 'New &amp; newer' );
				await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
			}
			expect( current( await readLines() ) ).toEqual( current( later ) );
		}
		// The site is shared with other tests.
		await readLines( 'end=1' );
	} );
	await rest( `${ DRAFTS }/${ draft }`, {
		method: 'DELETE',
		isDesign: true,
	} );
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
	// A known collision is decided before the draft is scheduled.
	const schedule = ( data: object = {} ) =>
		rest.raw( `${ DRAFTS }/${ draft }/schedule`, {
			method: 'POST',
			data: { at: '2099-05-03T06:00', ...data },
			isDesign: true,
		} );
	const undecided = await schedule();
	expect( undecided.status() ).toBe( 409 );
	expect( ( await undecided.json() ).data.keys ).toEqual( [ key ] );
	expect(
		( await schedule( { winners: { [ key ]: 'draft' } } ) ).status()
	).toBe( 200 );
	// The decision is about the values that the user was shown: newer ones stop the publication, and it says so.
	await save( rest, styles, {
		styles: { color: { text: '#555555', background: '#eeeeee' } },
	} );
	const comeDue = ( code = '' ) =>
		withCode(
			site,
			`add_filter( 'pre_wp_mail', function ( $sent, $mail ) {
				update_option( 'atelier_test_mails', array( ...get_option( 'atelier_test_mails', array() ), $mail['subject'] ) );
				return true;
			}, 10, 2 );
			add_action( 'init', fn() => register_setting( 'general', 'atelier_test_mails', array( 'type' => 'array', 'show_in_rest' => array( 'schema' => array( 'items' => array( 'type' => 'string' ) ) ) ) ) );
			${ code }
			isset( $_GET['due'] ) && add_action( 'wp_loaded', fn() => do_action( 'atelier_publish_draft', ${ draft } ), 5 );`,
			async () => {
				await visit( site, '/?due' );
				const { atelier_test_mails: sent } = await read(
					rest,
					'/wp/v2/settings'
				);
				mails.push( ...sent.slice( mails.length ) );
			}
		);
	const mails: string[] = [];
	await comeDue();
	expect( mails ).toEqual( [
		expect.stringContaining( '“Meanwhile” was not published' ),
	] );
	const due = await rest( `${ DRAFTS }/${ draft }` );
	expect( [ due.status, due.scheduled ] ).toEqual( [ 'draft', null ] );
	expect( due.stopped.reason ).toContain( 'Styles' );
	expect( ( await read( rest, styles ) ).styles.color.text ).toBe(
		'#555555'
	);
	// A draft that somebody discards or publishes when its time comes stays so, and nobody gets a mail.
	for ( const status of [ 'trash', 'publish' ] ) {
		await schedule( { winners: { [ key ]: 'draft' } } );
		await comeDue(
			`add_action( 'set_current_user', fn() => isset( $_GET['due'] ) && get_current_user_id() && $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => '${ status }' ), array( 'ID' => ${ draft } ) ) );`
		);
		expect( mails ).toHaveLength( 1 );
		if ( status === 'trash' ) {
			// Only a discarded draft is restored.
			await save( rest, `${ DRAFTS }/${ draft }/restore`, {} );
			await schedule( { winners: { [ key ]: 'draft' } } );
			const again = await save(
				rest,
				`${ DRAFTS }/${ draft }/restore`,
				{}
			);
			expect( again.status ).toBe( 'future' );
		} else {
			expect( ( await rest( `${ DRAFTS }/${ draft }` ) ).status ).toBe(
				'publish'
			);
		}
	}
	await withCode(
		site,
		`$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'draft' ), array( 'ID' => ${ draft } ) );`,
		async () => {
			await visit( site );
		}
	);
	expect(
		( await schedule( { winners: { [ key ]: 'draft' } } ) ).status()
	).toBe( 200 );
	await comeDue();
	expect( mails[ 1 ] ).toContain( '“Meanwhile” was published' );
	expect( ( await read( rest, styles ) ).styles.color ).toEqual( {
		text: '#222222',
		background: '#eeeeee',
	} );
} );

test( 'Publishing and undoing it merge contents by block: only blocks that both changed need a decision', async ( {
	rest,
} ) => {
	const write = ( ...texts: readonly string[] ) =>
		texts.map( paragraph ).join( '\n\n' );
	const { id } = await save( rest, '/wp/v2/blocks', {
		title: 'Blocks',
		status: 'publish',
		content: write( 'A', 'B', 'C' ),
	} );
	const pattern = `/wp/v2/blocks/${ id }`;
	const content = async () => ( await read( rest, pattern ) ).content.raw;
	const draft = await makeDraft( rest, 'Blocks' );
	await save( rest, pattern, { content: write( 'A1', 'B', 'C' ) }, draft );
	await save( rest, pattern, { content: write( 'A', 'B', 'C2' ) } );
	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	expect( await content() ).toBe( write( 'A1', 'B', 'C2' ) );

	// Another block since: it is not affected.
	await save( rest, pattern, { content: write( 'A1', 'B3', 'C2' ) } );
	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await content() ).toBe( write( 'A', 'B3', 'C2' ) );

	// The same block since: the other one is restored with either choice.
	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	await save( rest, pattern, { content: write( 'A4', 'B3', 'C2' ) } );
	const takeBack = ( winners: object ) =>
		rest.raw( `${ DRAFTS }/${ draft }/take-back`, {
			method: 'POST',
			data: { winners },
			isDesign: true,
		} );
	const refused = await takeBack( {} );
	expect( refused.status() ).toBe( 409 );
	const [ key ] = ( await refused.json() ).data.keys;
	const { undo } = await rest( `${ DRAFTS }/${ draft }` );
	expect( undo ).toMatchObject( [
		{
			key,
			state: 'collides',
			compared: {
				content: {
					draft: write( 'A', 'B3', 'C2' ),
					live: write( 'A4', 'B3', 'C2' ),
				},
			},
		},
	] );
	expect( ( await takeBack( { [ key ]: 'live' } ) ).status() ).toBe( 200 );
	expect( await content() ).toBe( write( 'A4', 'B3', 'C2' ) );
} );

/** Notes at the end of each page which queries drafts of the design have caused. */
const COUNT_QUERIES = `
$GLOBALS['all'] = 0;
$GLOBALS['of_drafts'] = array();
add_filter( 'query', function ( $query ) {
	++$GLOBALS['all'];
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $step ) {
		if ( str_starts_with( $step['class'] ?? '', 'Atelier\\\\Drafts' ) ) {
			$GLOBALS['of_drafts'][] = $query;
			break;
		}
	}
	return $query;
} );
add_action( 'shutdown', function () {
	printf( '<!-- queries %s -->', json_encode( array( $GLOBALS['all'], $GLOBALS['of_drafts'] ) ) );
}, PHP_INT_MAX );
`;

/** Returns how many queries a visitor's page makes, and those that drafts cause. */
async function readQueries(
	url: string
): Promise< readonly [ number, string[] ] > {
	const page = await ( await fetch( url ) ).text();
	return JSON.parse( /<!-- queries (.*) -->/.exec( page )?.[ 1 ] ?? '' );
}

/** Addresses of the site that visitors open: its pages, posts, lists, feeds, and one that is not there. */
async function listAddresses( rest: Rest, site: TestSite ) {
	const lists = await Promise.all(
		[ 'pages', 'posts', 'categories', 'tags', 'users' ].map( ( name ) =>
			rest< { link: string }[] >( `/wp/v2/${ name }`, {
				params: { per_page: 12 },
			} )
		)
	);
	const paths = lists
		.flat()
		.map( ( { link } ) => link.replace( site.url, '' ) );
	return [
		...[ '/', '/?s=a', '/feed/', '/nothing-here/', '/?m=2026' ],
		...[ '/wp-json/wp/v2/pages', '/wp-json/', '/?p=1' ],
		...paths,
	].slice( 0, 30 );
}

test( 'Every write of Design in a draft leaves 30 addresses to the byte, and visitors pay no query for drafts', async ( {
	rest,
	site,
} ) => {
	test.setTimeout( 180_000 );
	const styles = await getGlobalStylesRoute( rest );
	const make = async ( route: string, data: object ): Promise< number > =>
		(
			await save( rest, route, {
				status: 'publish',
				content: paragraph( 'Live' ),
				...data,
			} )
		).id;
	const pattern = await make( '/wp/v2/blocks', { title: 'Live pattern' } );
	const menu = await make( '/wp/v2/navigation', { title: 'Live menu' } );
	const page = await make( '/wp/v2/pages', {
		title: 'Live page',
		content: `<!-- wp:block {"ref":${ pattern }} /-->`,
	} );
	const version = await make( '/wp/v2/wp_template', {
		title: 'Live version',
		slug: 'page',
	} );
	const picture = await rest( '/wp/v2/media', {
		method: 'POST',
		multipart: PICTURE,
	} );
	const pictureRoute = `/wp/v2/media/${ picture.id }`;
	const draft = await makeDraft( rest, 'Every write' );
	const category = await save( rest, '/wp/v2/wp_pattern_category', {
		name: `Live category ${ draft }`,
	} );
	const addresses = await listAddresses( rest, site );
	expect( addresses ).toHaveLength( 30 );
	const readAll = () =>
		Promise.all( addresses.map( ( path ) => visit( site, path ) ) );
	// A first visit may write what later ones find.
	await visit( site );
	const before = await readAll();
	let quiet: readonly [ number, string[] ] = [ 0, [] ];
	await withCode( site, COUNT_QUERIES, async () => {
		await readQueries( site.url );
		quiet = await readQueries( site.url );
	} );

	const text = { content: paragraph( 'In the draft' ) };
	const color = { color: { background: '#abcdef', text: '#fedcba' } };
	const rows: readonly ( readonly [ string, string, object ] )[] = [
		[
			'POST',
			styles,
			{ styles: { ...color, css: 'body { margin: 9px; }' } },
		],
		[
			'PUT',
			styles,
			{
				settings: { layout: { contentSize: '321px' } },
				styles: { blocks: { 'core/paragraph': { css: 'top: 1px' } } },
			},
		],
		[ 'PUT', FOOTER, text ],
		[ 'DELETE', FOOTER, {} ],
		[ 'PUT', SINGLE, { ...text, title: 'Drafted', description: 'D' } ],
		[ 'PUT', `/wp/v2/wp_template/${ version }`, text ],
		[ 'PUT', `/wp/v2/wp_template/${ version }`, { slug: 'other' } ],
		[ 'DELETE', `/wp/v2/wp_template/${ version }`, { force: true } ],
		[
			'POST',
			'/wp/v2/wp_template',
			// WordPress looks for this slug on the page whose queries are counted.
			{ ...text, slug: 'home', title: 'New', status: 'publish' },
		],
		[ 'PUT', '/atelier/v1/active-templates/page', { template: null } ],
		[ 'PUT', '/atelier/v1/active-templates/404', { template: false } ],
		[ 'POST', '/wp/v2/template-parts', { ...text, slug: 'new-part' } ],
		[ 'PUT', `/wp/v2/blocks/${ pattern }`, text ],
		[ 'PUT', `/wp/v2/blocks/${ pattern }`, { status: 'draft' } ],
		[
			'PUT',
			`/wp/v2/blocks/${ pattern }`,
			{ wp_pattern_category: [ category.id ] },
		],
		[ 'DELETE', `/wp/v2/blocks/${ pattern }`, { force: true } ],
		[
			'POST',
			'/wp/v2/blocks',
			{ ...text, title: 'New', status: 'publish' },
		],
		[ 'PUT', `/wp/v2/navigation/${ menu }`, text ],
		[ 'DELETE', `/wp/v2/navigation/${ menu }`, { force: true } ],
		[
			'POST',
			'/wp/v2/navigation',
			{ ...text, title: 'New', status: 'publish' },
		],
		[
			'PUT',
			`/wp/v2/wp_pattern_category/${ category.id }`,
			{ name: 'Drafted' },
		],
		[
			'DELETE',
			`/wp/v2/wp_pattern_category/${ category.id }`,
			{ force: true },
		],
		[
			'POST',
			'/wp/v2/settings',
			{ title: 'Drafted', description: 'Drafted' },
		],
		[ 'POST', '/wp/v2/settings', { site_logo: 0, site_icon: 0 } ],
		[ 'POST', '/wp/v2/settings', { title: 'Drafted', posts_per_page: 3 } ],
		[
			'POST',
			'/wp/v2/settings',
			{ show_on_front: 'page', page_on_front: page },
		],
		[ 'POST', '/wp/v2/pages', { title: 'New', status: 'publish' } ],
		[ 'PUT', `/wp/v2/pages/${ page }`, text ],
		[ 'DELETE', `/wp/v2/pages/${ page }`, {} ],
		[ 'PUT', '/wp/v2/posts/1', { title: 'Drafted' } ],
		[ 'PUT', '/wp/v2/categories/1', { name: 'Drafted' } ],
		[ 'DELETE', pictureRoute, { force: true } ],
		[ 'PUT', pictureRoute, { title: 'Drafted' } ],
		[ 'POST', '/atelier/v1/looks', { title: 'New', styles: color } ],
		[ 'POST', '/atelier/v1/history/moments', { name: 'New' } ],
		[
			'POST',
			'/atelier/v1/history/restore',
			{ at: '1', items: [ { key: `wp_block/${ pattern }` } ] },
		],
		[
			'POST',
			'/atelier/v1/usage/replace',
			{ kind: 'pattern', id: `${ pattern }` },
		],
		[ 'POST', '/atelier/v1/usage/rebuild', { restart: true } ],
		[
			'POST',
			'/batch/v1',
			{
				requests: [
					{
						method: 'PUT',
						path: `/wp/v2/pages/${ page }`,
						body: { title: 'Drafted' },
					},
				],
			},
		],
	];
	const statuses: Record< string, number > = {};
	for ( const [ method, route, data ] of rows ) {
		const answer = await rest.raw( route, {
			method: method as 'POST',
			data,
			isDesign: true,
			headers: { 'X-Atelier-Draft': String( draft ) },
		} );
		statuses[ `${ method } ${ route } ${ Object.keys( data ).join() }` ] =
			answer.status();
	}
	expect(
		Object.entries( statuses ).filter( ( [ , status ] ) => status >= 500 )
	).toEqual( [] );
	expect( statuses[ `PUT ${ FOOTER } content` ] ).toBe( 200 );
	expect( statuses[ `DELETE ${ pictureRoute } force` ] ).toBe( 409 );
	expect( ( await rest( pictureRoute ) ).title.rendered ).toBe(
		picture.title.rendered
	);
	const { entries } = await rest( `${ DRAFTS }/${ draft }` );
	expect( entries.length ).toBeGreaterThan( 8 );

	const after = await readAll();
	expect(
		addresses.filter(
			( _path, index ) => after[ index ] !== before[ index ]
		)
	).toEqual( [] );
	const { url } = await save( rest, `${ DRAFTS }/${ draft }/share`, {
		days: 1,
	} );
	await withCode( site, COUNT_QUERIES, async () => {
		await readQueries( site.url );
		expect( await readQueries( site.url ) ).toEqual( [ quiet[ 0 ], [] ] );
		expect( ( await readQueries( url ) )[ 1 ] ).not.toEqual( [] );
	} );
	// The row of a draft is no page.
	expect( ( await fetch( `${ site.url }/?p=${ draft }` ) ).status ).toBe(
		404
	);
} );

test( 'What is made, reset and deleted in a draft is so for visitors and in lists once it is published, and is as before when it is taken back or discarded', async ( {
	rest,
	site,
} ) => {
	const create = ( route: string, data: object, draft = 0 ) =>
		save( rest, route, { status: 'publish', ...data }, draft );
	// More of each than a page of a list are on the site.
	const list = async ( route: string, draft = 0 ): Promise< unknown[] > =>
		(
			await rest< { id: unknown }[] >( route, {
				params: { context: 'edit', per_page: 100 },
				...( draft && {
					headers: { 'X-Atelier-Draft': String( draft ) },
				} ),
			} )
		)
			.map( ( { id } ) => id )
			.sort();
	const [ oldPattern, oldMenu ] = await Promise.all( [
		create( '/wp/v2/blocks', {
			title: 'Old pattern',
			content: paragraph( 'Old pattern' ),
		} ),
		create( '/wp/v2/navigation', {
			title: 'Old menu',
			content: '<!-- wp:home-link {"label":"Old"} /-->',
			stays_behind: true,
		} ),
	] );
	await save( rest, FOOTER, {
		content: `<!-- wp:block {"ref":${ oldPattern.id }} /-->`,
	} );
	const routes = [
		'/wp/v2/blocks',
		'/wp/v2/navigation',
		'/wp/v2/template-parts',
		'/wp/v2/wp_template',
	];
	const readLists = ( draft = 0 ) =>
		Promise.all( routes.map( ( route ) => list( route, draft ) ) );
	const before = await readLists();
	const front = await visit( site );
	expect( front ).toContain( 'Old pattern' );

	const draft = await makeDraft( rest, 'Made and gone' );
	const pattern = await create(
		'/wp/v2/blocks',
		{ title: 'Made pattern', content: paragraph( 'First' ) },
		draft
	);
	const menu = await create(
		'/wp/v2/navigation',
		{
			title: 'Made menu',
			content: '<!-- wp:home-link {"label":"Made"} /-->',
		},
		draft
	);
	const part = await create(
		'/wp/v2/template-parts',
		{
			slug: 'made-part',
			title: 'Made part',
			area: 'footer',
			content: `<!-- wp:block {"ref":${ pattern.id }} /--><!-- wp:navigation {"ref":${ menu.id }} /-->`,
		},
		draft
	);
	const template = await create(
		'/wp/v2/wp_template',
		{
			slug: 'archive',
			title: 'Made template',
			content: paragraph( 'All' ),
		},
		draft
	);
	// One that posts choose has no state of being active.
	const custom = await create(
		'/wp/v2/wp_template',
		{ title: 'Made custom', content: paragraph( 'Custom' ) },
		draft
	);
	expect( [ pattern.status, menu.status, template.status ] ).toEqual( [
		'publish',
		'publish',
		'publish',
	] );
	const readServed = async ( id = 0 ) => {
		const headers = { 'X-Atelier-Draft': String( id ) };
		const { slugs } = await rest( '/atelier/v1/templates', { headers } );
		return slugs.archive?.entry ?? null;
	};
	expect( [ await readServed(), await readServed( draft ) ] ).toEqual( [
		null,
		template.id,
	] );
	await save(
		rest,
		`/wp/v2/blocks/${ pattern.id }`,
		{ content: paragraph( 'Made pattern text' ) },
		draft
	);
	const remove = ( route: string ) =>
		rest( route, {
			method: 'DELETE',
			params: { force: true },
			isDesign: true,
			headers: { 'X-Atelier-Draft': String( draft ) },
		} );
	// A reset and two deletions, one of which is undone.
	await remove( FOOTER );
	const inDraft = await read( rest, FOOTER, draft );
	expect( inDraft.source ).toBe( 'theme' );
	await remove( `/wp/v2/blocks/${ oldPattern.id }` );
	const { atelier_deletion: deletion } = await remove(
		`/wp/v2/navigation/${ oldMenu.id }`
	);
	await save(
		rest,
		`/atelier/v1/deletions/${ deletion }/restore`,
		{},
		draft
	);
	await save(
		rest,
		'/wp/v2/template-parts/twentytwentyfive//header',
		{
			content:
				'<!-- wp:template-part {"slug":"made-part","theme":"twentytwentyfive"} /-->',
		},
		draft
	);

	expect( await readLists() ).toEqual( before );
	expect( await visit( site ) ).toBe( front );
	const inDraftLists = await readLists( draft );
	const [ patterns, menus, parts, templates ] = inDraftLists;
	expect( templates ).toEqual(
		expect.arrayContaining( [ template.id, custom.id ] )
	);
	expect( patterns ).toContain( pattern.id );
	expect( patterns ).not.toContain( oldPattern.id );
	expect( menus ).toEqual(
		expect.arrayContaining( [ menu.id, oldMenu.id ] )
	);
	expect( parts ).toContain( part.id );
	const { entries } = await rest( `${ DRAFTS }/${ draft }` );
	expect(
		entries
			.map(
				( {
					title,
					removal,
					isNew,
					state,
				}: Record< string, string > ) =>
					[ title, removal, isNew, state ].join( ' ' )
			)
			.sort()
	).toEqual( [
		'All Archives  false ready',
		'Footer reset false ready',
		'Header  false ready',
		'Made custom  true ready',
		'Made menu  true ready',
		'Made part  true ready',
		'Made pattern  true ready',
		'Made template  true ready',
		'Old pattern delete false ready',
	] );

	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	expect( await readLists() ).toEqual( inDraftLists );
	expect( await readServed() ).toBe( template.id );
	const published = await visit( site );
	expect( published ).toContain( 'Made pattern text' );
	expect( published ).not.toContain( 'Old pattern' );
	expect( ( await read( rest, FOOTER ) ).source ).toBe( 'theme' );

	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await readLists() ).toEqual( before );
	expect( await visit( site ) ).toBe( front );
	expect( await readServed() ).toBe( null );
	expect( await readLists( draft ) ).toEqual( inDraftLists );
	await rest( `${ DRAFTS }/${ draft }`, {
		method: 'DELETE',
		isDesign: true,
	} );
	expect( await readLists() ).toEqual( before );
	await rest( FOOTER, {
		method: 'DELETE',
		params: { force: true },
		isDesign: true,
	} );
} );

test( 'A state of the design becomes a new draft or goes into one, all of it or nothing', async ( {
	rest,
	site,
} ) => {
	const styles = await getGlobalStylesRoute( rest );
	const record = `wp_global_styles/${ styles.split( '/' ).pop() }`;
	const value = { settings: {}, styles: { color: { text: '#123123' } } };
	const front = await visit( site );
	const made = await save( rest, DRAFTS, {
		name: 'Evening',
		changes: [ { record, value } ],
	} );
	expect( made ).toMatchObject( { name: 'Evening', count: 1 } );
	expect( ( await read( rest, styles, made.id ) ).styles ).toEqual(
		value.styles
	);
	await save( rest, `${ DRAFTS }/${ made.id }/add`, {
		changes: [
			{
				record: 'wp_template_part/twentytwentyfive//footer',
				value: { content: paragraph( 'Tried' ) },
			},
		],
	} );
	expect( ( await read( rest, FOOTER, made.id ) ).content.raw ).toBe(
		paragraph( 'Tried' )
	);
	expect( await visit( site ) ).toBe( front );

	const count = ( await rest( DRAFTS ) ).length;
	const bad = {
		changes: [
			{ record: 'identity/title', value: { value: 'Half' } },
			{ record: 'wp_block/999999', value: { content: '' } },
		],
	};
	const send = ( route: string, data: object ) =>
		rest.raw( route, { method: 'POST', data, isDesign: true } );
	expect( ( await send( DRAFTS, { name: 'Half', ...bad } ) ).status() ).toBe(
		404
	);
	expect( await rest( DRAFTS ) ).toHaveLength( count );
	expect(
		( await send( `${ DRAFTS }/${ made.id }/add`, bad ) ).status()
	).toBe( 404 );
	expect( ( await rest( `${ DRAFTS }/${ made.id }` ) ).entries ).toHaveLength(
		2
	);
} );

test( 'Uses, people, conflicts and revisions in a draft are those of the draft', async ( {
	playwright,
	rest,
	site,
} ) => {
	const styles = await getGlobalStylesRoute( rest );
	const { id: pattern } = await save( rest, '/wp/v2/blocks', {
		title: 'Hero',
		status: 'publish',
		content: paragraph( 'Hero' ),
	} );
	const { id: menu } = await save( rest, '/wp/v2/navigation', {
		title: 'Main',
		status: 'publish',
		content: `<!-- wp:block {"ref":${ pattern }} /-->`,
	} );
	const menuRoute = `/wp/v2/navigation/${ menu }`;
	const draft = await makeDraft( rest, 'People' );
	const inDraft = { 'X-Atelier-Draft': String( draft ) };
	const index = async ( restart: boolean, headers = {} ) => {
		const { isWhole } = await rest( '/atelier/v1/usage/rebuild', {
			method: 'POST',
			data: { restart },
			headers,
		} );
		return isWhole;
	};
	await index( true );
	await expect.poll( () => index( false ) ).toBe( true );

	// The part's file has the pattern in the draft, the menu has it no more.
	await save(
		rest,
		FOOTER,
		{ content: `<!-- wp:block {"ref":${ pattern }} /-->` },
		draft
	);
	await save( rest, menuRoute, { content: paragraph( 'None' ) }, draft );
	const readUses = async ( headers = {} ) => {
		const params = { kind: 'pattern', id: String( pattern ) };
		const uses = await rest( '/atelier/v1/usage', { params, headers } );
		const { counts } = await rest( '/atelier/v1/usage/counts', {
			params: { kind: 'pattern', 'ids[]': String( pattern ) },
			headers,
		} );
		const { used } = await rest( '/atelier/v1/usage/used', {
			params: { kind: 'pattern' },
			headers,
		} );
		expect( used ).toContain( String( pattern ) );
		expect( counts[ pattern ] ).toBe( uses.total );
		return uses.items.map( ( { title }: { title: string } ) => title );
	};
	expect( await readUses() ).toEqual( [ 'Main' ] );
	expect( await readUses( inDraft ) ).toEqual( [ 'Footer' ] );
	// The index stays that of what is stored, also where it is made again in a draft.
	await index( true, inDraft );
	await expect.poll( () => index( false, inDraft ) ).toBe( true );
	expect( await readUses() ).toEqual( [ 'Main' ] );
	await save( rest, FOOTER, { content: paragraph( 'Nothing' ) }, draft );
	await save(
		rest,
		menuRoute,
		{ content: `<!-- wp:block {"ref":${ pattern }} /-->` },
		draft
	);
	expect( await readUses( inDraft ) ).toEqual( [ 'Main' ] );

	// People meet who are in the same design.
	const request = await playwright.request.newContext();
	await logIn( { request } as never, site.url, 'designer' );
	const theirs = createRest( request, site.url );
	const open = async ( person: Rest, headers = {} ) =>
		(
			await person( '/atelier/v1/open-records', {
				method: 'PUT',
				params: { type: 'wp_navigation', id: menu },
				isDesign: true,
				headers,
			} )
		).others.length;
	expect( await open( theirs ) ).toBe( 0 );
	expect( await open( rest, inDraft ) ).toBe( 0 );
	expect( await open( theirs ) ).toBe( 0 );
	expect( await open( theirs, inDraft ) ).toBe( 1 );
	expect( await open( rest, inDraft ) ).toBe( 1 );
	expect( await open( rest ) ).toBe( 1 );

	// Who saved in the draft meanwhile is named.
	const seen = await rest( menuRoute, {
		params: { context: 'edit' },
		isDesign: true,
		headers: inDraft,
	} );
	await save( theirs, menuRoute, { title: 'Theirs' }, draft );
	const stale = await rest.raw( menuRoute, {
		method: 'POST',
		data: { title: 'Mine' },
		isDesign: true,
		headers: { ...inDraft, 'X-Atelier-Token': seen.atelier_token },
	} );
	expect( stale.status() ).toBe( 412 );
	expect( ( await stale.json() ).data ).toMatchObject( {
		changed_by: 'Dina Rosen',
		changed_by_you: false,
		record: { title: { raw: 'Theirs' } },
	} );
	expect( ( await read( rest, menuRoute ) ).title.raw ).toBe( 'Main' );

	// Each save is a revision of the draft, and going back is one, too.
	const revisions = `${ DRAFTS }/${ draft }/revisions`;
	const titles = async () =>
		( await rest( revisions ) ).map( ( { records, isCurrent }: any ) => [
			records.map( ( { title }: any ) => title ).sort(),
			isCurrent,
		] );
	await save( rest, styles, { styles: { css: 'b {}' } }, draft );
	const [ now, before ] = await rest( revisions );
	expect( ( await titles() ).slice( 0, 2 ) ).toEqual( [
		[ [ 'Styles' ], true ],
		[ [ 'Main' ], false ],
	] );
	// A comparison reads what a record was after a save.
	const readCss = async ( revision: number ) =>
		(
			await rest( '/atelier/v1/history/state', {
				params: {
					at: `draft-${ revision }`,
					record: `wp_global_styles/${ styles.split( '/' ).pop() }`,
				},
				headers: { 'X-Atelier-Draft': String( draft ) },
			} )
		).styles.css;
	expect( [ await readCss( before.id ), await readCss( now.id ) ] ).toEqual( [
		undefined,
		'b {}',
	] );
	const count = ( await titles() ).length;
	// A save that changes nothing is none.
	await save( theirs, menuRoute, { title: 'Theirs' }, draft );
	expect( await titles() ).toHaveLength( count );
	const goTo = ( id: number ) =>
		save( rest, `${ revisions }/${ id }/restore`, {} );
	await goTo( before.id );
	expect( ( await read( rest, menuRoute, draft ) ).title.raw ).toBe(
		'Theirs'
	);
	expect( ( await read( rest, styles, draft ) ).styles.css ).toBeUndefined();
	await goTo( now.id );
	expect( ( await read( rest, styles, draft ) ).styles.css ).toBe( 'b {}' );
	expect( await titles() ).toHaveLength( count + 2 );

	// Views of lists and files are none of the design: they are saved as ever.
	const types = '/wp/v2/wp_dataviews_type';
	const [ known ] = await rest( types, { params: { slug: 'page' } } );
	const type = known ?? ( await save( rest, types, { name: 'page' } ) );
	const made = await rest.raw( '/wp/v2/wp_dataviews', {
		method: 'POST',
		data: {
			title: 'Mine',
			status: 'private',
			content: '{"type":"table"}',
			wp_dataviews_type: [ type.id ],
		},
		isDesign: true,
		headers: inDraft,
	} );
	expect( made.status() ).toBe( 201 );
	const file = await rest.raw( '/wp/v2/media', {
		method: 'POST',
		multipart: PICTURE,
		isDesign: true,
		headers: inDraft,
	} );
	expect( file.status() ).toBe( 201 );

	// The token of a link is stored nowhere, the answer that has it included.
	const share = () =>
		rest( `${ DRAFTS }/${ draft }/share`, {
			method: 'POST',
			data: { days: 1 },
			isDesign: true,
			headers: { 'X-Atelier-Key': 'one-attempt' },
		} );
	const [ first, second ] = [ await share(), await share() ];
	expect( second.url ).not.toBe( first.url );
	await request.dispose();
} );

test( 'Categories, sync status, slugs, statuses and block styles are in a draft until it is published, and as before when it is taken back', async ( {
	rest,
	site,
} ) => {
	test.setTimeout( 180_000 );
	const category = async ( name: string ): Promise< number > =>
		( await save( rest, '/wp/v2/wp_pattern_category', { name } ) ).id;
	const draft = await makeDraft( rest, 'Beside the contents' );
	const [ first, second, third ] = [
		await category( `First ${ draft }` ),
		await category( `Second ${ draft }` ),
		await category( `Third ${ draft }` ),
	];
	const { id } = await save( rest, '/wp/v2/blocks', {
		title: 'Sorted',
		status: 'publish',
		content: paragraph( 'Sorted' ),
		wp_pattern_category: [ first ],
	} );
	const route = `/wp/v2/blocks/${ id }`;
	/** The fields as REST and the list of patterns say them. */
	const readFields = async ( number = 0 ) => {
		const record = await read( rest, route, number );
		const { patterns } = await rest( '/atelier/v1/patterns', {
			headers: { 'X-Atelier-Draft': String( number ) },
		} );
		const item = patterns.find( ( one: any ) => one.id === id );
		const fields = [
			record.wp_pattern_category.sort(),
			record.wp_pattern_sync_status,
		];
		expect( [ item.categories.sort(), item.sync ] ).toEqual( fields );
		return fields;
	};
	const before = await readFields();
	const unsync = { meta: { wp_pattern_sync_status: 'unsynced' } };
	const token = ( await readSeen( rest, route, draft ) ).atelier_token;
	await save( rest, route, unsync, draft );
	await save( rest, route, { wp_pattern_category: [ second ] }, draft );
	expect( ( await readSeen( rest, route, draft ) ).atelier_token ).not.toBe(
		token
	);
	expect( await readFields( draft ) ).toEqual( [ [ second ], 'unsynced' ] );
	expect( await readFields() ).toEqual( before );

	// Another category that it gets live is in the draft, too.
	await save( rest, route, { wp_pattern_category: [ first, third ] } );
	const merged = [ [ second, third ], 'unsynced' ];
	expect( await readFields( draft ) ).toEqual( merged );
	// A record that cannot be written leaves what was written before it as it was.
	await save( rest, '/wp/v2/settings', { title: 'Refused' }, draft );
	await withCode(
		site,
		"add_filter( 'pre_update_option_blogname', fn() => wp_die( 'full', '', array( 'response' => 507 ) ) );",
		async () => {
			expect( ( await publish( rest, draft ) ).status() ).toBe( 507 );
		}
	);
	const sorted = [ [ first, third ], '' ];
	await visit( site );
	expect( await readFields() ).toEqual( sorted );
	await save( rest, `${ DRAFTS }/${ draft }/take-out`, {
		record: 'identity/title',
	} );

	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	expect( await readFields() ).toEqual( merged );
	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await readFields() ).toEqual( sorted );
	expect( await readFields( draft ) ).toEqual( merged );

	// Block styles with their values: one is added, one gets another label, one is removed.
	const BLOCK_STYLES = '/atelier/v1/block-styles';
	const block = 'core/separator';
	const list = async ( number = 0 ) => {
		const headers = { 'X-Atelier-Draft': String( number ) };
		const styles = await rest< Record< string, string >[] >( BLOCK_STYLES, {
			headers,
		} );
		return styles
			.filter( ( style ) => style.block === block )
			.map( ( { label } ) => label )
			.sort();
	};
	const kept = await save( rest, BLOCK_STYLES, { block, label: 'Kept' } );
	const gone = await save( rest, BLOCK_STYLES, { block, label: 'Gone' } );
	const styles = await getGlobalStylesRoute( rest );
	const front = await visit( site );
	const { name } = await save(
		rest,
		BLOCK_STYLES,
		{ block, label: 'Dotted' },
		draft
	);
	await save(
		rest,
		`${ BLOCK_STYLES }/rename`,
		{ ...kept, was: 'Kept', label: 'Still' },
		draft
	);
	await save( rest, `${ BLOCK_STYLES }/remove`, gone, draft );
	await save(
		rest,
		styles,
		{
			styles: {
				blocks: {
					[ block ]: {
						variations: {
							[ name ]: { color: { text: '#123456' } },
						},
					},
				},
			},
		},
		draft
	);
	expect( await list() ).toEqual( [ 'Gone', 'Kept' ] );
	expect( await list( draft ) ).toEqual( [ 'Dotted', 'Still' ] );
	expect( await visit( site ) ).toBe( front );
	const { entries } = await rest( `${ DRAFTS }/${ draft }` );
	expect(
		entries
			.filter( ( { kind }: any ) => kind === 'block-style' )
			.map( ( { title, removal, isNew }: any ) =>
				[ title, removal, isNew ].join( ' ' )
			)
			.sort()
	).toEqual( [
		'Block style “Dotted”  true',
		'Block style “Gone” delete false',
		'Block style “Kept”  false',
	] );

	// A template that serves gets another slug, and a menu that waits for its first content gets it.
	const create = ( path: string, data: object ) => save( rest, path, data );
	const template = await create( '/wp/v2/wp_template', {
		title: 'Moved',
		slug: 'date',
		status: 'publish',
		content: paragraph( 'By date' ),
	} );
	const menu = await create( '/wp/v2/navigation', {
		title: 'Waiting',
		content: '',
		status: 'draft',
		publish_with_content: true,
		stays_behind: true,
	} );
	const readServing = async ( number = 0 ) => {
		const headers = { 'X-Atelier-Draft': String( number ) };
		const { slugs } = await rest( '/atelier/v1/templates', { headers } );
		const lookup = await rest( '/wp/v2/templates/lookup', {
			params: { slug: 'author', template_prefix: '' },
			headers,
		} );
		const menus = await rest( '/wp/v2/navigation', {
			params: { include: String( menu.id ), status: 'publish' },
			headers,
		} );
		return [
			slugs.date?.entry ?? null,
			slugs.author?.entry ?? null,
			lookup.wp_id === template.id,
			menus.length,
		];
	};
	const isHere = await readServing();
	expect( isHere ).toEqual( [ template.id, null, false, 0 ] );
	const templateRoute = `/wp/v2/wp_template/${ template.id }`;
	const bad = await rest.raw( templateRoute, {
		method: 'POST',
		data: { slug: 'a//b' },
		isDesign: true,
		headers: { 'X-Atelier-Draft': String( draft ) },
	} );
	expect( bad.status() ).toBe( 400 );
	await save( rest, templateRoute, { slug: 'author' }, draft );
	await save(
		rest,
		`/wp/v2/navigation/${ menu.id }`,
		{ content: '<!-- wp:home-link /-->' },
		draft
	);
	expect( await readServing() ).toEqual( isHere );
	const moved = [ null, template.id, true, 1 ];
	expect( await readServing( draft ) ).toEqual( moved );
	expect( ( await read( rest, templateRoute, draft ) ).slug ).toBe(
		'author'
	);

	expect( ( await publish( rest, draft ) ).status() ).toBe( 200 );
	expect( await readServing() ).toEqual( moved );
	expect( await list() ).toEqual( [ 'Dotted', 'Still' ] );
	const { blocks } = ( await read( rest, styles ) ).styles;
	expect( blocks[ block ].variations[ name ].color.text ).toBe( '#123456' );
	await save( rest, `${ DRAFTS }/${ draft }/take-back`, {} );
	expect( await readServing() ).toEqual( isHere );
	expect( await list() ).toEqual( [ 'Gone', 'Kept' ] );
	for ( const style of [ kept, gone ] ) {
		// An attempt whose answer was lost is sent again.
		for ( const attempt of [ 'first', 'again' ] ) {
			const answer = await rest.raw( `${ BLOCK_STYLES }/remove`, {
				method: 'POST',
				data: style,
				isDesign: true,
				headers: {
					'X-Atelier-Key': `remove-${ style.name }-${ draft }`,
				},
			} );
			expect( answer.status(), attempt ).toBe( 200 );
		}
	}
	await rest( templateRoute, {
		method: 'DELETE',
		params: { force: true },
		isDesign: true,
	} );
} );
