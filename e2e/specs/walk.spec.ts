import type { Page } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

const FRAME = '.atelier-walk__frame.is-shown';
const MISSING = /the server responded with a status of 404/;
const FAILING = /the server responded with a status of 500/;

const shownIn = ( page: Page ) => page.frameLocator( FRAME );
const seenIn = ( page: Page ) =>
	page.getByRole( 'list', { name: 'Shown on this page' } );
const addressIn = ( page: Page ) => page.getByLabel( 'Address' );

async function type( page: Page, address: string ): Promise< void > {
	await addressIn( page ).fill( address );
	await addressIn( page ).press( 'Enter' );
}

/** Notes what is asked of the site's pages in another way than `GET`. */
function watchRequests( page: Page ): string[] {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		const isOfDesign = /\/wp-json\/|\/wp-admin\//.test( request.url() );
		if ( request.method() !== 'GET' && ! isOfDesign ) {
			sent.push( `${ request.method() } ${ request.url() }` );
		}
	} );
	return sent;
}

test( 'A person walks by pointer, keyboard and history, and each page names its template as the resolver does', async ( {
	design,
	page,
	rest,
	consoleWatch,
} ) => {
	consoleWatch.allow( MISSING );
	const sent = watchRequests( page );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await design.goto();
	await design.waitForCanvas();
	expect(
		scripts.filter( ( url ) => /\/build\/walk\./.test( url ) )
	).toEqual( [] );

	await page.getByRole( 'button', { name: 'Browse' } ).click();
	await expect( addressIn( page ) ).toHaveValue( '/' );
	await expect(
		page.getByRole( 'button', { name: 'Browse' } )
	).toBeFocused();
	await shownIn( page )
		.getByRole( 'link', { name: 'A brand in one afternoon' } )
		.first()
		.click();
	await expect( seenIn( page ) ).toContainText(
		'Post “A brand in one afternoon”'
	);
	await expect( page.locator( FRAME ) ).toBeFocused();
	const author = shownIn( page ).getByRole( 'link', { name: 'Ada Holm' } );
	await author.first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( seenIn( page ) ).toContainText( 'Author “Ada Holm”' );
	await page.goBack();
	await expect( addressIn( page ) ).toHaveValue(
		'/a-brand-in-one-afternoon/'
	);
	await page.getByRole( 'button', { name: 'Forward', exact: true } ).click();
	await expect( seenIn( page ) ).toContainText( 'Author “Ada Holm”' );

	const { templates } = await rest( '/atelier/v1/templates' );
	for ( const address of [
		'/',
		'/about/',
		'/about/team/',
		'/a-brand-in-one-afternoon/',
		'/?s=brand',
		'/nowhere/',
		'/author/admin/',
		'/contact/',
		'/?s=a&paged=2',
		'/2020/',
	] ) {
		await type( page, address );
		const { winner } = await rest( '/atelier/v1/template-resolver', {
			params: { url: address },
		} );
		const { title } = templates.find(
			( template: { theme: string; slug: string } ) =>
				`${ template.theme }//${ template.slug }` === winner
		);
		await expect( page.locator( '.atelier-walk__busy' ) ).toHaveCount( 0 );
		await expect( addressIn( page ) ).toHaveValue( address );
		await expect( seenIn( page ) ).toContainText( `Template “${ title }”` );
	}
	expect( sent ).toEqual( [] );
} );

test( 'Nothing is followed that does something, and a page that cannot be shown says why', async ( {
	design,
	page,
	site,
	consoleWatch,
} ) => {
	consoleWatch.allow( FAILING );
	consoleWatch.allow( /X-Frame-Options|Refused to display/ );
	await site.usePlugin( 'leads-away' );
	const sent = watchRequests( page );
	const abroad: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			/elsewhere\.test|action=logout|add-to-cart/.test( request.url() )
		) {
			abroad.push( request.url() );
		}
	} );
	await design.goto( '/', { at: '/about/' } );
	await expect( page.getByText( 'Parts of this page' ) ).toBeVisible();
	for ( const [ name, reason ] of [
		[ 'Log out', 'logs in or out' ],
		[ 'Add to cart', 'changes a cart' ],
		[ 'Remove', 'would change something' ],
		[ 'Dashboard', 'leads to the dashboard' ],
		[ 'Plan', 'leads to a file' ],
		[ 'Write', 'opens a mail' ],
		[ 'Elsewhere', 'leads to another site' ],
	] as const ) {
		await shownIn( page ).getByRole( 'link', { name } ).first().click();
		await expect( page.getByText( reason ) ).toBeVisible();
	}
	await shownIn( page ).getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.getByText( 'Forms are not sent' ) ).toBeVisible();

	const problem = page.getByRole( 'alert' );
	await type( page, '/?leads_away=within' );
	await expect( addressIn( page ) ).toHaveValue( '/about/' );
	for ( const [ away, reason ] of [
		[ 'abroad', 'leads to another site' ],
		[ 'login', 'logs in or out' ],
		[ 'circle', 'in a circle' ],
		[ 'denied', 'does not let itself be shown' ],
		[ 'failure', 'status 500' ],
	] as const ) {
		await type( page, `/?leads_away=${ away }` );
		await expect( problem ).toContainText( reason );
	}
	await problem.getByRole( 'button', { name: 'Retry' } ).click();
	await expect( seenIn( page ) ).toContainText( 'Template' );
	expect( [ ...sent, ...abroad ] ).toEqual( [] );
} );

test( 'Unsaved colors and menus show on each page that is walked to, beside the screens that edit them', async ( {
	design,
	page,
} ) => {
	await design.goto( '/styles', { at: '/about/' } );
	await expect( seenIn( page ) ).toContainText( 'Page “About”' );
	const menu = await seenIn( page )
		.getByRole( 'link', { name: /^Menu/ } )
		.getAttribute( 'href' );
	const readColor = () =>
		shownIn( page )
			.locator( 'body' )
			.evaluate( ( body ) => getComputedStyle( body ).backgroundColor );
	await page.waitForFunction(
		() => ( window as any ).wp?.data?.select( 'core' )
	);
	await page.evaluate(
		async ( menuId ) => {
			const { data } = ( window as any ).wp;
			const core = data.resolveSelect( 'core' );
			const id = await core.__experimentalGetCurrentGlobalStylesId();
			await core.getEntityRecord( 'root', 'globalStyles', id );
			await core.getEntityRecord( 'postType', 'wp_navigation', menuId );
			const { editEntityRecord } = data.dispatch( 'core' );
			await editEntityRecord( 'root', 'globalStyles', id, {
				styles: { color: { background: '#ffe0d0' } },
			} );
			await editEntityRecord( 'postType', 'wp_navigation', menuId, {
				content:
					'<!-- wp:navigation-link {"label":"Not saved","url":"/contact/","kind":"custom"} /-->',
			} );
		},
		Number( /wp_navigation(?:%2F|\/)(\d+)/.exec( menu ?? '' )?.[ 1 ] )
	);
	for ( const [ address, name ] of [
		[ '/about/', 'Page “About”' ],
		[ '/a-brand-in-one-afternoon/', 'Post “A brand' ],
	] as const ) {
		await type( page, address );
		await expect( seenIn( page ) ).toContainText( name );
		await expect.poll( readColor ).toBe( 'rgb(255, 224, 208)' );
		await expect(
			shownIn( page )
				.getByRole( 'link', {
					name: 'Not saved',
					// The menu is closed where the page is narrow.
					includeHidden: true,
				} )
				.first()
		).toBeAttached();
	}
	await design.navigation
		.getByRole( 'link', { name: 'Identity', exact: true } )
		.click();
	await expect( addressIn( page ) ).toHaveValue(
		'/a-brand-in-one-afternoon/'
	);
	// The frame is replaced meanwhile.
	await expect( shownIn( page ).locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(255, 224, 208)'
	);
	const readWidth = () =>
		page.locator( FRAME ).evaluate( ( { clientWidth } ) => clientWidth );
	const ownWidth = await readWidth();
	const narrow = page.getByRole( 'button', { name: 'Width of a phone' } );
	for ( const width of [ 390, ownWidth, 390 ] ) {
		await narrow.click();
		await expect.poll( readWidth ).toBe( width );
	}
	await page.getByRole( 'button', { name: 'Browse' } ).click();
	await page.getByRole( 'button', { name: 'Edit', exact: true } ).click();
	await expect( design.topBar ).toBeVisible();
} );
