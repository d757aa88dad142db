import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { getPreparedSite } from '../support/prepared-site';

test.use( { ownSite: 'right-to-left' } );

test.beforeAll( async ( { site } ) => {
	const from = getPreparedSite().files.languages;
	const to = join( site.folder, 'wp-content', 'languages' );
	mkdirSync( to, { recursive: true } );
	for ( const name of readdirSync( from ).filter( ( file ) =>
		/^(admin-)?ar[.-]/.test( file )
	) ) {
		copyFileSync( join( from, name ), join( to, name ) );
	}
	await site.task( 'set-options', { WPLANG: 'ar' } );
} );

test.describe( 'In Arabic', () => {
	test( 'the sidebar stands at the right and the preview at the left', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'ar' );
		const sidebar = await page.getByRole( 'region' ).first().boundingBox();
		const canvas = await page
			.locator( 'iframe[name="editor-canvas"]' )
			.boundingBox();
		expect( sidebar!.x ).toBeGreaterThan( canvas!.x + canvas!.width - 1 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 1280 );
	} );

	test( 'texts that WordPress has, too, are Arabic without a translation of ours', async ( {
		design,
		page,
	} ) => {
		// One that PHP of WordPress has, and one that only its scripts have; the name of the product stays.
		const texts = [ 'القوالب', 'التنسيقات', 'Design' ];
		const answer = await page.request.get( design.address() );
		const [ shell = '', scripts = '' ] = ( await answer.text() ).split(
			'<template id="atelier-scripts">'
		);
		for ( const text of texts ) {
			expect( shell ).toContain( `${ text }</` );
		}
		expect( scripts ).toContain( '"القوالب"' );

		await design.goto();
		await design.waitForCanvas();
		for ( const text of texts ) {
			await expect(
				page.getByText( text, { exact: true } ).first()
			).toBeVisible();
		}
	} );

	test( 'the host’s editor speaks Arabic in our page', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		const names = await page
			.locator( '.editor-header button' )
			.evaluateAll( ( buttons ) =>
				buttons.map(
					( button ) =>
						button.getAttribute( 'aria-label' ) ??
						button.textContent ??
						''
				)
			);
		expect(
			names.filter( ( name ) => /[\u0600-\u06ff]/.test( name ) ).length
		).toBeGreaterThan( 3 );
	} );

	for ( const path of [ '/pattern', '/template' ] ) {
		test( `${ path } is mirrored, and nothing reaches over the edge`, async ( {
			design,
			page,
		} ) => {
			await design.goto( path, { layout: 'table' } );
			const row = page.locator( 'tbody tr' ).first();
			const [ title, actions ] = await Promise.all(
				[
					row.locator( '.dataviews-title-field' ),
					row.getByRole( 'button' ).last(),
				].map( ( part ) => part.boundingBox() )
			);
			expect( title!.x ).toBeGreaterThan( actions!.x );
			const sidebar = await page
				.getByRole( 'region' )
				.first()
				.boundingBox();
			expect( sidebar!.x ).toBeGreaterThan( title!.x );
			for ( const width of [ 1280, 390 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await expect
					.poll( () =>
						page.evaluate(
							() => document.documentElement.scrollWidth
						)
					)
					.toBe( width );
			}
		} );
	}

	test( 'a menu’s tree is mirrored, with its arrow keys', async ( {
		design,
		page,
		rest,
	} ) => {
		const menu = await rest< { id: number } >( '/wp/v2/navigation', {
			method: 'POST',
			data: {
				title: 'Mirrored',
				status: 'publish',
				content: [ 'One', 'Two' ]
					.map(
						( label ) =>
							`<!-- wp:navigation-link {"label":"${ label }","url":"#","kind":"custom"} /-->`
					)
					.join( '\n\n' ),
			},
		} );
		await design.goto( `/wp_navigation/${ menu.id }` );
		const tree = page.getByRole( 'treegrid' );
		const label = ( name: string ) =>
			tree.getByRole( 'button', { name, exact: true } );
		await label( 'Two' ).focus();
		await page.keyboard.press( 'Alt+ArrowLeft' );
		await expect( tree.getByRole( 'row', { level: 2 } ) ).toHaveText(
			'Two'
		);
		const [ outer, inner ] = await Promise.all(
			[ label( 'One' ), label( 'Two' ) ].map( ( item ) =>
				item.boundingBox()
			)
		);
		expect( inner!.x + inner!.width ).toBe( outer!.x + outer!.width - 20 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( label( 'One' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( label( 'Two' ) ).toHaveCount( 0 );
	} );
} );
