import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import type { Rest } from '../support/rest';
import type { TestSite } from '../support/site';

const THEMES = '/atelier/v1/other-themes';
const OLD = 'twentytwentyfour';
const NEW = 'twentytwentyfive';
const OWN_COLORS = [ 1, 2, 3, 4 ];

interface Row {
	key: string;
	state: string;
	choices: string[];
	isTicked: boolean;
	token: string | null;
}

interface Work {
	rows: Row[];
	interrupted: { id: string } | null;
}

const save = ( rest: Rest, route: string, data: object ) =>
	rest( route, { method: 'POST', data, isDesign: true } );

const readWork = ( rest: Rest ): Promise< Work > =>
	rest( `${ THEMES }/work`, { params: { from: OLD } } );

/** Brings all that is proposed. */
const bring = ( rest: Rest, { rows }: Work ) =>
	rest.raw( `${ THEMES }/bring`, {
		method: 'POST',
		data: {
			from: OLD,
			items: JSON.stringify(
				rows
					.filter( ( { isTicked } ) => isTicked )
					.map( ( { key, choices, token } ) => ( {
						key,
						choice: choices[ 0 ],
						token,
					} ) )
			),
		},
		isDesign: true,
	} );

/** A page as visitors get it, without what is new in each. */
async function visit( site: TestSite, path: string ): Promise< string > {
	const page = await fetch( `${ site.url }${ path }` );
	return ( await page.text() ).replace( /"nonce":"[^"]*"/g, '' );
}

/** All that is stored of the design, as it is. */
async function readDesign( rest: Rest ) {
	const all = { params: { per_page: 100, context: 'edit' } };
	const records = await Promise.all(
		[
			'wp_template',
			'template-parts',
			'pages',
			'blocks',
			'navigation',
		].map( ( route ) => rest( `/wp/v2/${ route }`, all ) )
	);
	const { active_templates: active } = await rest( '/wp/v2/settings' );
	const { _links: links } = await rest( `/wp/v2/themes/${ NEW }` );
	const styles = await rest(
		`/wp/v2/global-styles/${ links[ 'wp:user-global-styles' ][ 0 ].href
			.split( '/' )
			.pop() }`,
		{ params: { context: 'edit' } }
	);
	return JSON.stringify( [
		records
			.flat()
			.map( ( { wp_id: number, id, slug, content, title } ) => [
				number ?? id,
				slug,
				content.raw,
				title.raw,
			] ),
		active,
		styles.settings,
		styles.styles,
	] );
}

/** Work with a theme: a header, a template, one that pages choose, and styles with colors of one's own. */
async function makeWork( rest: Rest ) {
	const text = ( words: string ) =>
		`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;
	const part = ( slug: string ) =>
		`<!-- wp:template-part {"slug":"${ slug }","theme":"${ OLD }"} /-->`;
	const content = ( words: string ) =>
		`${ part( 'header' ) }${ text(
			words
		) }<!-- wp:post-content /-->${ part( 'post-meta' ) }${ part(
			'footer'
		) }<!-- wp:pattern {"slug":"${ OLD }/cta-pricing"} /--><!-- wp:pattern {"slug":"${ OLD }/banner-hero"} /-->`;
	const menu = await save( rest, '/wp/v2/navigation', {
		title: 'Along',
		status: 'publish',
		content:
			'<!-- wp:navigation-link {"label":"Along the way","url":"#"} /-->',
	} );
	await save( rest, `/wp/v2/template-parts/${ OLD }//header`, {
		content: `<!-- wp:paragraph {"textColor":"contrast-2"} --><p class="has-contrast-2-color has-text-color">Own header</p><!-- /wp:paragraph --><!-- wp:navigation {"ref":${ menu.id }} /-->`,
	} );
	await save( rest, '/wp/v2/wp_template', {
		slug: 'single',
		title: 'Own single',
		status: 'publish',
		content: content( 'Own single' ),
		meta: { is_wp_suggestion: true },
	} );
	await save( rest, '/wp/v2/wp_template', {
		slug: 'page-broad',
		title: 'Page, broad',
		status: 'publish',
		content: content( 'Page, broad' ),
	} );
	const { _links: links } = await rest( `/wp/v2/themes/${ OLD }` );
	await save(
		rest,
		`/wp/v2/global-styles/${ links[ 'wp:user-global-styles' ][ 0 ].href
			.split( '/' )
			.pop() }`,
		{
			settings: {
				color: {
					palette: {
						custom: OWN_COLORS.map( ( number ) => ( {
							slug: `own-${ number }`,
							name: `Own ${ number }`,
							color: `#${ number }${ number }aa00`,
						} ) ),
					},
				},
			},
			styles: { typography: { lineHeight: '1.9' } },
		}
	);
	for ( const number of [ 1, 2, 3 ] ) {
		await save( rest, '/wp/v2/pages', {
			title: `Along ${ number }`,
			slug: `along-${ number }`,
			status: 'publish',
			template: 'page-broad',
			content: `<!-- wp:paragraph {"textColor":"own-${ number }","backgroundColor":"own-4"} --><p class="has-own-${ number }-color has-own-4-background-color has-text-color has-background">Colored</p><!-- /wp:paragraph -->`,
		} );
	}
}

function expectWhole( html: string, words: string ) {
	expect( html ).toContain( 'Own header' );
	expect( html ).toContain( 'Along the way' );
	expect( html ).toContain( words );
	expect( html ).not.toMatch(
		/wp-block-template-part">\s*<\/(header|footer|div)>/
	);
	const { body = '' } =
		/<body[^>]*>(?<body>.*)<\/body>/s.exec( html )?.groups ?? {};
	const used = new Set(
		[
			...body.matchAll(
				/class="[^"]*?\bhas-((?:own|contrast|base|accent)-?\d?)-(?:background-)?color/g
			),
		].map( ( [ , slug ] ) => slug )
	);
	expect( [ ...used ] ).toContain( 'contrast-2' );
	expect(
		[ ...used ].filter(
			( slug ) => ! html.includes( `--wp--preset--color--${ slug }:` )
		)
	).toEqual( [] );
}

test.beforeEach( async ( { debugLog, rest, site } ) => {
	// WordPress asks for updates of themes after a switch, which a local site has no network for.
	debugLog.allow( /wp_update_themes/ );
	await site.useTheme( OLD );
	if (
		( await rest( '/wp/v2/pages', { params: { slug: 'along-1' } } ) )
			.length === 0
	) {
		await makeWork( rest );
	}
} );

test.afterEach( async ( { site } ) => {
	await site.useTheme( NEW );
} );

test( 'Work in one theme comes to another with its parts, its colors and what serves; undone, and back in the old theme, all is as before', async ( {
	rest,
	site,
} ) => {
	const front = await visit( site, '/' );
	await site.useTheme( NEW );
	const before = await readDesign( rest );

	const imported = await (
		await bring( rest, await readWork( rest ) )
	).json();
	expect(
		imported.results.filter(
			( { status }: { status: number } ) => status !== 200
		)
	).toEqual( [] );
	for ( const number of [ 1, 2, 3 ] ) {
		expectWhole(
			await visit( site, `/along-${ number }/` ),
			'Page, broad'
		);
	}
	const [ post ] = await rest( '/wp/v2/posts', { params: { per_page: 1 } } );
	const single = await visit( site, new URL( post.link ).pathname );
	expectWhole( single, 'Own single' );
	// Pictures of the old theme's patterns are in its folder.
	const pictures = [
		...single.matchAll( /<img[^>]* src="([^"]*\/themes\/[^"]*)"/g ),
	].map( ( [ , address = '' ] ) => address );
	expect( pictures ).toEqual( [
		`${ site.url }/wp-content/themes/${ OLD }/assets/images/building-exterior.webp`,
	] );
	expect( ( await fetch( pictures[ 0 ]! ) ).status ).toBe( 200 );
	expect( imported ).toMatchObject( {
		frontPage: { missing: [], lacking: [], elsewhere: [] },
		themes: [ 'Twenty Twenty-Four' ],
	} );
	// Brought twice is brought once.
	expect(
		( await readWork( rest ) ).rows.filter(
			( { key, isTicked } ) => isTicked && ! key.startsWith( 'pattern/' )
		)
	).toEqual( [] );

	await save( rest, `/atelier/v1/transfer/runs/${ imported.undo }/undo`, {} );
	expect( await readDesign( rest ) ).toBe( before );
	await site.useTheme( OLD );
	expect( await visit( site, '/' ) ).toBe( front );
} );

test( 'A run that was killed half way is said, and taken back; one of which a write fails leaves nothing', async ( {
	debugLog,
	rest,
	site,
} ) => {
	debugLog.allow( /Fault/ );
	const withCode = async ( code: string, run: () => Promise< void > ) => {
		const folder = join( site.folder, 'wp-content', 'mu-plugins' );
		mkdirSync( folder, { recursive: true } );
		const file = join( folder, 'bring-fault.php' );
		writeFileSync( file, `<?php ${ code }` );
		try {
			await run();
		} finally {
			rmSync( file );
		}
	};
	await site.useTheme( NEW );
	const before = await readDesign( rest );
	// Templates are written after parts, and styles last.
	await withCode(
		"add_action( 'save_post_wp_template', static function ( $id, $post ) { if ( 'page-broad' === $post->post_name ) { exit; } }, 10, 2 );",
		async () => {
			await bring( rest, await readWork( rest ) );
		}
	);
	const killed = await readWork( rest );
	expect( killed.interrupted ).not.toBeNull();
	expect( await readDesign( rest ) ).not.toBe( before );
	await save(
		rest,
		`/atelier/v1/transfer/runs/${ killed.interrupted?.id }/undo`,
		{}
	);
	expect( ( await readWork( rest ) ).interrupted ).toBeNull();
	expect( await readDesign( rest ) ).toBe( before );

	for ( const route of [
		'template-parts',
		'wp_template',
		'global-styles',
	] ) {
		const start = await readDesign( rest );
		await withCode(
			`add_filter( 'rest_request_before_callbacks', static fn( $answer, $handler, $request ) => 'POST' === $request->get_method() && str_starts_with( $request->get_route(), '/wp/v2/${ route }' ) ? new WP_Error( 'fault', 'Fault', array( 'status' => 500 ) ) : $answer, 10, 3 );`,
			async () => {
				const { results, undo } = await (
					await bring( rest, await readWork( rest ) )
				).json();
				expect( results, route ).toHaveLength( 1 );
				expect( results[ 0 ].message ).toBe( 'Fault' );
				expect( undo ).toBeNull();
			}
		);
		expect( await readDesign( rest ), route ).toBe( start );
	}
} );
