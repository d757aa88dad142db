import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

interface Result {
	label: string;
	status: string;
	description: string;
}

const METHODS = '/atelier/v1/health/methods';
const PAGE_CACHE = '/atelier/v1/health/page-cache';

test( 'Site Health shows the tests of Design, which a sound site passes', async ( {
	debugLog,
	page,
	site,
} ) => {
	// A test of WordPress asks WordPress.org.
	debugLog.allow( /get_core_checksums/ );
	await page.goto( `${ site.url }/wp-admin/site-health.php` );
	await page.locator( '.site-health-view-passed' ).click();
	for ( const label of [
		'Design can read the data of its editor',
		'Changes made in Design arrive',
		'Design’s preview shows the site as it is now',
	] ) {
		await expect(
			page.getByRole( 'button', { name: label } )
		).toBeVisible();
	}
} );

test( 'Only those who may see the health of the site may ask for it', async ( {
	playwright,
	site,
} ) => {
	const visitor = await playwright.request.newContext();
	for ( const route of [ METHODS, PAGE_CACHE ] ) {
		const answer = await visitor.get( `${ site.url }/wp-json${ route }` );
		expect( answer.status(), route ).toBe( 401 );
	}
	await visitor.dispose();
} );

test.describe( 'An editor', () => {
	test.use( { user: 'editor' } );

	test( 'may not ask for the health of the site', async ( { rest } ) => {
		for ( const route of [ METHODS, PAGE_CACHE ] ) {
			expect( ( await rest.raw( route ) ).status(), route ).toBe( 403 );
		}
	} );
} );

test( 'A plugin that prints is named', async ( { debugLog, page, site } ) => {
	debugLog.allow( /This plugin warns|get_core_checksums/ );
	await page.goto( `${ site.url }/wp-admin/site-health.php` );
	const nonce = await page.evaluate(
		() => ( window as any ).SiteHealth.nonce.site_status as string
	);
	await site.usePlugin( 'shows-warnings' );
	const check = ( _wpnonce: string ) =>
		page.request.post( `${ site.url }/wp-admin/admin-ajax.php`, {
			form: { action: 'health-check-atelier-payload', _wpnonce },
		} );
	expect( ( await check( 'none' ) ).status() ).toBe( 403 );
	expect( await ( await check( nonce ) ).text() ).toMatch(
		/"status":"recommended".*plugins\\\/shows-warnings/
	);
} );

test( 'A firewall and a page cache are found, with what to do', async ( {
	page,
	rest,
	site,
} ) => {
	const check = ( route: string ) => rest< Result >( route );
	expect( await check( METHODS ) ).toMatchObject( { status: 'good' } );
	expect( await check( PAGE_CACHE ) ).toMatchObject( { status: 'good' } );

	await site.usePlugin( 'refuses-markup' );
	expect( await check( METHODS ) ).toMatchObject( {
		status: 'critical',
		description: expect.stringMatching(
			/POST: The answer has the status 403 and begins with: “Blocked by rule 920”.*Please allow POST requests to \/wp-json\//
		),
	} );
	await site.task( 'set-options', { refuses_markup_method: 'DELETE' } );
	const { description } = await check( METHODS );
	expect( description ).toContain( 'DELETE: The answer has the status 403' );
	expect( description ).not.toContain( 'PUT: ' );
	await site.task( 'set-options', {
		refuses_markup_method: 'NONE',
		refuses_markup_header: '1',
	} );
	expect( ( await check( METHODS ) ).description ).toContain(
		'The header X-HTTP-Method-Override does not arrive, so that DELETE does not, either.'
	);

	await site.usePlugin( 'caches-pages' );
	await page.request.get( `${ site.url }/` );
	expect( await check( PAGE_CACHE ) ).toMatchObject( {
		status: 'recommended',
		label: 'A page cache answers in place of the site',
	} );
} );
