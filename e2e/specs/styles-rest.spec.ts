import { expect, SHARED_SITE, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const LOOKS = '/atelier/v1/looks';
const DEFAULTS = '/atelier/v1/default-styles';
const LOOK = {
	title: 'Evening <script>alert(1)</script>',
	kind: 'saved',
	settings: { color: { custom: false } },
	styles: { color: { text: 'red' } },
};

test.use( SHARED_SITE );

test.describe( 'Looks over REST', () => {
	test( 'are kept, renamed and deleted, their titles as they were typed', async ( {
		rest,
	} ) => {
		const created = await rest( LOOKS, { method: 'POST', data: LOOK } );
		expect( created ).toMatchObject( {
			title: LOOK.title,
			kind: 'saved',
			settings: LOOK.settings,
			styles: LOOK.styles,
		} );
		expect( await rest( LOOKS ) ).toEqual( [ created ] );

		const renamed = await rest( `${ LOOKS }/${ created.id }`, {
			method: 'PUT',
			data: { title: 'Night' },
		} );
		expect( renamed ).toEqual( { ...created, title: 'Night' } );

		await rest( `${ LOOKS }/${ created.id }`, { method: 'DELETE' } );
		expect( await rest( LOOKS ) ).toEqual( [] );
	} );

	test( 'are refused where they are none', async ( { rest } ) => {
		for ( const [ reason, data ] of [
			[ 'an empty title', { ...LOOK, title: '' } ],
			[ 'a missing title', { kind: 'saved' } ],
			[ 'an unknown kind', { ...LOOK, kind: 'other' } ],
			[ 'settings of the wrong type', { ...LOOK, settings: 'red' } ],
			[
				'styles that are far too large',
				{ ...LOOK, styles: { css: 'a'.repeat( 1_100_000 ) } },
			],
		] as const ) {
			await test.step( `are refused with ${ reason }`, async () => {
				const response = await rest.raw( LOOKS, {
					method: 'POST',
					data,
				} );
				expect( response.status() ).toBe( 400 );
			} );
		}
	} );

	test( 'are not found under the number of another post', async ( {
		rest,
	} ) => {
		const [ page ] = await rest( '/wp/v2/pages' );
		const response = await rest.raw( `${ LOOKS }/${ page.id }`, {
			method: 'DELETE',
		} );
		expect( response.status() ).toBe( 404 );
	} );

	for ( const name of [ 'editor', 'author', 'subscriber' ] as UserName[] ) {
		test( `are closed to the role ${ name }`, async ( {
			browser,
			site,
		} ) => {
			const context = await browser.newContext();
			await logIn( context, site.url, name );
			const rest = createRest( context.request, site.url );
			expect( ( await rest.raw( LOOKS ) ).status() ).toBe( 403 );
			expect( ( await rest.raw( DEFAULTS ) ).status() ).toBe( 403 );
			expect(
				(
					await rest.raw( LOOKS, { method: 'POST', data: LOOK } )
				).status()
			).toBe( 403 );
			await context.close();
		} );
	}

	test( 'are open to a role with the right to edit the theme’s options', async ( {
		browser,
		site,
	} ) => {
		const context = await browser.newContext();
		await logIn( context, site.url, 'designer' );
		const rest = createRest( context.request, site.url );
		expect( await rest( LOOKS ) ).toEqual( [] );
		await context.close();
	} );
} );

test( 'The default styles are those of WordPress without the theme’s', async ( {
	rest,
} ) => {
	const { settings, styles } = await rest( DEFAULTS );
	expect( styles.spacing.blockGap ).toBe( '24px' );
	expect( styles.color?.background ).toBeUndefined();
	expect( settings.color.palette.theme ).toBeUndefined();
} );

test( 'Dark values and viewports of the site are on the page, which is the same without the plugin where their rules are kept', async ( {
	browser,
	rest,
	site,
} ) => {
	const [ theme ] = await rest( '/wp/v2/themes', {
		params: { status: 'active' },
	} );
	const route = String(
		theme._links[ 'wp:user-global-styles' ][ 0 ].href
	).replace( /^.*wp-json/, '' );
	const settings = ( dark: object, root?: object ) => ( {
		color: {
			palette: {
				custom: [ { slug: 'sea', name: 'Sea', color: '#66aaff' } ],
			},
		},
		custom: { dark: { color: dark }, ...( root && { root } ) },
	} );
	const write = ( by: Rest, dark: object, css: string, root?: object ) =>
		by( route, {
			method: 'PUT',
			data: { settings: settings( dark, root ), styles: { css } },
			isDesign: true,
		} );
	const readPage = async () => ( await fetch( site.url ) ).text();
	const readWithout = async () => {
		await site.task( 'deactivate', { plugins: [ 'atelier' ] } );
		const page = await readPage();
		await site.task( 'activate', { plugins: [ 'atelier' ] } );
		return page;
	};
	const set =
		'--wp--preset--color--sea: var(--wp--custom--dark--color--sea);';
	const rules = `@media (prefers-color-scheme: dark){:root:not([data-scheme=light]){${ set }}}:root[data-scheme=dark]{${ set }}`;

	await write( rest, { sea: '#001133', gone: '#000' }, '', {
		'@mobile': {
			color: { text: 'var:preset|color|sea' },
			spacing: { blockGap: '7px' },
		},
	} );
	const page = await readPage();
	const body =
		'@media (width <= 480px){body{color: var(--wp--preset--color--sea);}}';
	const gap =
		/\n@media \(width <= 480px\)\{:root\{--wp--style--block-gap: 7px;\}[^\n]+/;
	expect( page.split( body ) ).toHaveLength( 2 );
	expect( page ).toMatch( gap );
	expect( page ).toContain( '--wp--custom--dark--color--sea: #001133' );
	expect( page.split( rules ) ).toHaveLength( 2 );
	expect( await readWithout() ).toBe(
		page
			.replace( `\n${ rules }`, '' )
			.replace( body, '' )
			.replace( gap, '' )
	);

	// Additional CSS has them, so that they are not printed twice.
	await write( rest, { sea: '#001133' }, `p {}\n\n${ rules }\n` );
	const kept = await readPage();
	expect( kept.split( rules ) ).toHaveLength( 2 );
	expect( await readWithout() ).toBe( kept );
	const [ gaps = '' ] = page.match( gap ) ?? [];
	await write( rest, {}, `p {}\n\n${ gaps }\n`, {
		'@mobile': { spacing: { blockGap: '7px' } },
	} );
	const spaced = await readPage();
	expect( spaced.split( '--wp--style--block-gap: 7px' ) ).toHaveLength( 2 );
	expect( await readWithout() ).toBe( spaced );

	// WordPress takes settings of their own from people without unfiltered HTML, and would take these.
	await site.task( 'set-capabilities', {
		editor: { unfiltered_html: false, edit_theme_options: true },
	} );
	const context = await browser.newContext();
	await logIn( context, site.url, 'editor' );
	const editor = createRest( context.request, site.url );
	const answer = await write(
		editor,
		{ sea: '#002244', bad: '#000;}body{display:none' },
		'',
		{
			'@mobile': {
				color: { text: '#222', background: 'url(javascript:alert(1))' },
				typography: { fontSize: '14px;}body{display:none' },
			},
			width: '1px',
		}
	);
	expect( answer.settings.custom ).toEqual( {
		dark: { color: { sea: '#002244' } },
		root: { '@mobile': { color: { text: '#222' } } },
	} );
	await context.close();
	await site.task( 'set-capabilities', {
		editor: { unfiltered_html: true, edit_theme_options: false },
	} );
} );
