import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/project.mjs';
import { expect, test } from '../fixtures';
import { readTitle } from '../support/read-title';

const expected = JSON.parse(
	readFileSync( join( ROOT, 'test/fixtures/boot-payload.json' ), 'utf8' )
);

const keysOf = ( value: object ): string[] => Object.keys( value ).sort();

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
