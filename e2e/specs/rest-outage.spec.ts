import { expect, SHARED_SITE, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';

test.use( SHARED_SITE );

/** Messages for each way to withhold the REST API (reliability, scenarios 18–20). */
const WAYS = [
	{
		way: 'switchedOff',
		scenario: 18,
		texts: [
			'is switched off on this site, or not allowed to you.',
			'The site answers: “The REST API is <b>for members</b>.”',
		],
	},
	{
		way: 'blocked',
		scenario: 19,
		texts: [ 'Something before WordPress, for example a firewall' ],
	},
	{
		way: 'notFound',
		scenario: 20,
		texts: [ 'The server shows a web page at its address.' ],
	},
];

for ( const { way, scenario, texts } of WAYS ) {
	test( `A REST API that is withheld (${ way }) is explained on the whole page, which leads to the Dashboard (scenario ${ scenario })`, async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		// The refusals themselves.
		consoleWatch.allow( /status of (401|403|404)/ );
		await site.usePlugin( 'withholds-rest' );
		await site.task( 'set-options', { withheld_rest: way } );

		for ( const path of [ '/', '/pattern', '/styles', '/page' ] ) {
			await page.goto( design.address( path ) );
			const alert = page.getByRole( 'alert' ).filter( {
				has: page.getByRole( 'heading', {
					name: 'Design cannot read or save anything on this site',
				} ),
			} );
			await expect( alert ).toBeVisible();
			for ( const text of texts ) {
				await expect( alert ).toContainText( text );
			}
			await expect(
				alert.getByRole( 'link', { name: 'Go to the Dashboard' } )
			).toHaveAttribute( 'href', /\/wp-admin\/$/ );
			await expect(
				alert.getByRole( 'link', {
					name: 'Open the permalink settings',
				} )
			).toHaveCount( way === 'notFound' ? 1 : 0 );
		}
		await checkAccessibility( page, { include: '.atelier-root-error' } );

		await page.getByRole( 'button', { name: 'Retry' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText(
			'It still does not answer.'
		);
		await site.task( 'set-options', { withheld_rest: '' } );
		await page.getByRole( 'button', { name: 'Retry' } ).click();
		await expect(
			page.getByRole( 'region', { name: 'Navigation' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'region', { name: 'Pages', exact: true } )
		).toBeVisible();
	} );
}
