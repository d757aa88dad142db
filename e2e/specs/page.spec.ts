import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/lib/project.mjs';
import { expect, test } from '../fixtures';
import { forgetPreferences } from '../support/forget-preferences';
import { readTitle } from '../support/read-title';

const expected = JSON.parse(
	readFileSync( join( ROOT, 'test/fixtures/boot-payload.json' ), 'utf8' )
);

const keysOf = ( value: object ): string[] => Object.keys( value ).sort();

/** Returns where the content and the preview are in an element of the page. */
const readPlaces = ( page: Page, root: string ) =>
	page.evaluate(
		( selector ) =>
			[ '.is-content-area', '.atelier-canvas-frame' ].map( ( area ) => {
				const element = document.querySelector(
					`${ selector } ${ area }`
				);
				const box = element?.getBoundingClientRect();
				return box && box.width > 0
					? [ box.left, box.top, box.right, box.bottom ]
					: null;
			} ),
		root
	);

test.describe( 'The page of Design', () => {
	test( 'prints the payload that the application reads', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		const printed = JSON.parse(
			( await page.locator( '#atelier-boot-payload' ).textContent() ) ??
				''
		);
		expect( keysOf( printed ) ).toEqual( keysOf( expected ) );
		for ( const key of [
			'theme',
			'features',
			'rights',
			'sidebar',
			'supported',
		] as const ) {
			expect( keysOf( printed[ key ] ), key ).toEqual(
				keysOf( expected[ key ] )
			);
		}
	} );

	test( 'is titled after its screen from the first byte', async ( {
		context,
		site,
	} ) => {
		for ( const [ path, title ] of [
			[ '/', 'Design' ],
			[ '/identity', 'Identity' ],
			[ '/styles', 'Styles' ],
			[ '/compare', 'Compare' ],
			[ '/fonts', 'Fonts' ],
			[ '/navigation', 'Navigation' ],
			[ '/wp_navigation/7', 'Navigation' ],
			[ '/page', 'Pages' ],
			[ '/page/2', 'Pages' ],
			[ '/post/1', 'Posts' ],
			[ '/pattern', 'Patterns' ],
			[ '/wp_template_part/theme//header', 'Patterns' ],
			[ '/template', 'Templates' ],
			[ '/wp_registered_template/theme//home', 'Templates' ],
			[ '/deleted', 'Recently deleted' ],
			// There are no such screens.
			[ '/identity/more', 'Design' ],
			[ '/no/such/place', 'Design' ],
		] as const ) {
			expect(
				await readTitle( context.request, site.url, path ),
				path
			).toMatch( new RegExp( `^${ title } ‹ .+ — WordPress$` ) );
		}
	} );

	test( 'has a sidebar that works before any script runs', async ( {
		browser,
		site,
		context,
	} ) => {
		const plain = await browser.newContext( {
			javaScriptEnabled: false,
			storageState: await context.storageState(),
		} );
		const page = await plain.newPage();
		await page.goto( `${ site.url }/wp-admin/admin.php?page=atelier` );
		await expect(
			page.getByRole( 'region', { name: 'Navigation' } )
		).toHaveCount( 1 );
		await expect(
			page.getByText( 'Design needs JavaScript.' )
		).toBeVisible();
		const links = page
			.getByRole( 'region', { name: 'Navigation' } )
			.getByRole( 'list' )
			.getByRole( 'link' );
		for ( const link of await links.all() ) {
			const address = ( await link.getAttribute( 'href' ) ) ?? '';
			const response = await plain.request.get( address );
			expect( response.status(), address ).toBe( 200 );
		}
		expect( await links.count() ).toBeGreaterThan( 4 );
		await plain.close();
	} );

	test( 'takes the sidebar over without a second landmark or a jump', async ( {
		design,
		page,
	} ) => {
		await page.route( /build\/index\.js/, async ( route ) => {
			await printed;
			await route.continue();
		} );
		let release: () => void = () => {};
		const printed = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.goto( design.address(), { waitUntil: 'commit' } );
		const link = design.navigation.getByRole( 'link', { name: 'Pages' } );
		await link.waitFor();
		const before = await link.boundingBox();
		await link.focus();
		release();
		await page.locator( '#atelier-shell' ).waitFor( { state: 'detached' } );
		await expect( design.navigation ).toHaveCount( 1 );
		expect( await link.boundingBox() ).toEqual( before );
		await expect( link ).toBeFocused();
	} );

	for ( const [ path, query, width, hasPreview, isGrid ] of [
		[ '/page', {}, 1280, true, false ],
		[ '/page', {}, 900, false, false ],
		[ '/page', { layout: 'table' }, 1280, false, false ],
		[ '/template', {}, 1280, false, true ],
		[ '/template', { layout: 'list' }, 1280, true, false ],
		[ '/pattern', {}, 1280, false, true ],
	] as const ) {
		const address = [ path, ...Object.values( query ) ].join( ' ' );
		test( `prints the areas of the list at ${ address }, ${ width } px wide, in their places`, async ( {
			design,
			page,
			rest,
		} ) => {
			await forgetPreferences( rest );
			await page.setViewportSize( { width, height: 800 } );
			let release: () => void = () => {};
			const printed = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			await page.route( /build\/index\.js/, async ( route ) => {
				await printed;
				await route.continue();
			} );
			await page.goto( design.address( path, { ...query } ), {
				waitUntil: 'commit',
			} );
			const shell = page.locator( '#atelier-shell' );
			const skeleton = shell.locator( '.atelier-list-skeleton' );
			await expect( skeleton ).toBeVisible();
			await expect( skeleton ).toHaveClass(
				isGrid ? /\bis-grid\b/ : /^(?!.*is-grid)/
			);
			// The layout's own style sheet applies to the shell as well.
			await page.waitForFunction( () =>
				Array.from( document.styleSheets ).some(
					( { href } ) => href?.includes( '/build/index.css' )
				)
			);
			const [ content, preview ] = await readPlaces(
				page,
				'#atelier-shell'
			);
			expect( preview !== null ).toBe( hasPreview );
			release();
			await expect( shell ).toHaveCount( 0 );
			await expect
				.poll( () => readPlaces( page, '#atelier' ) )
				.toEqual( [ content, preview ] );
		} );
	}

	test( 'runs the shell before the editor is asked for', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.blocks.first().waitFor();
		const order = await page.evaluate( () =>
			performance
				.getEntriesByType( 'resource' )
				.map( ( { name } ) => new URL( name ).pathname )
				.filter( ( path ) => path.endsWith( '.js' ) )
		);
		const position = ( name: string ) =>
			order.findIndex( ( path ) => path.endsWith( name ) );
		expect( position( '/build/index.js' ) ).toBeGreaterThan( -1 );
		for ( const heavy of [
			'/block-editor.min.js',
			'/block-library.min.js',
		] ) {
			expect( position( heavy ), heavy ).toBeGreaterThan(
				position( '/build/index.js' )
			);
		}
		for ( const unwanted of [ '/editor.min.js', '/edit-site.min.js' ] ) {
			expect( position( unwanted ), unwanted ).toBe( -1 );
		}
	} );
} );
