import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

const HEADS = [
	'/wp-admin/admin.php?page=atelier&atelier_payload=editor',
	'/wp-admin/admin-ajax.php?action=atelier_session',
];

test.describe( 'Beside a plugin that prints', () => {
	test( 'wherever it can, every answer of Design is JSON with its status, and says who printed', async ( {
		page,
		rest,
		site,
	} ) => {
		// The nonce, which is kept, comes from a route of the dashboard that the plugin prints into as well.
		await rest( '/wp/v2/types' );
		await site.usePlugin( 'prints-early' );
		for ( const address of HEADS ) {
			const answer = await page.request.get( site.url + address );
			expect( answer.status(), address ).toBe( 200 );
			expect( answer.headers()[ 'content-type' ], address ).toContain(
				'application/json'
			);
			await answer.json();
		}
		const payload = await (
			await page.request.get( site.url + HEADS[ 0 ] )
		).json();
		expect( payload.head ).toContain( '<style id="prints-early">' );
		expect( payload.head ).not.toContain( 'Printed early' );
		expect( payload.printed.by ).toEqual( [ 'plugins/prints-early' ] );
		expect( payload.printed.text ).toContain( 'Printed early' );

		for ( const route of [
			'/atelier/v1/patterns',
			'/atelier/v1/templates',
			'/atelier/v1/preview-frame',
		] ) {
			const answer = await rest.raw( route );
			expect( answer.status(), route ).toBe( 200 );
			const text = await answer.text();
			expect( text, route ).toMatch( /^[{[]/ );
			const { by } = JSON.parse(
				decodeURIComponent(
					answer.headers()[ 'x-atelier-printed' ] ?? '{}'
				)
			);
			expect( by, route ).toEqual( [ 'plugins/prints-early' ] );
		}
		const refused = await rest.raw( '/atelier/v1/post-counts/none' );
		expect( refused.status() ).toBeGreaterThanOrEqual( 400 );

		const document = await page.request.get(
			`${ site.url }/wp-admin/admin.php?page=atelier`
		);
		expect( await document.text() ).toMatch( /^\s*<!DOCTYPE html>/ );
	} );

	for ( const [ plugin, text ] of [
		[ 'prints-early', /by plugins\/prints-early: .*Printed/ ],
		[
			'shows-warnings',
			/by plugins\/shows-warnings: .*This plugin warns/s,
		],
	] as const ) {
		test( `home, patterns, templates and the editor are shown beside ${ plugin }, and the console names it`, async ( {
			consoleWatch,
			debugLog,
			design,
			page,
			site,
		} ) => {
			const lines: string[] = [];
			page.on( 'console', ( message ) => lines.push( message.text() ) );
			consoleWatch.allow( /^warning: Printed (into|before)/ );
			debugLog.allow( /This plugin warns\./ );
			await site.usePlugin( plugin );
			await design.goto( '/', { canvas: 'edit' } );
			await design.waitForCanvas();
			await design.goto( '/pattern' );
			await expect(
				page.locator( '[data-record^="wp_block/"]' ).first()
			).toBeVisible();
			await design.goto( '/template' );
			await expect(
				page.locator( '[data-record^="wp_template/"]' ).first()
			).toBeVisible();
			await expect( page.getByText( /could not be read/ ) ).toHaveCount(
				0
			);
			expect( lines.join( '\n' ) ).toMatch( text );
		} );
	}
} );
