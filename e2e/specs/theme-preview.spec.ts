import { expect, SHARED_SITE, test } from '../fixtures';
import { changeRecords } from '../support/change-records';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { killTabs, readJournal } from '../support/journal';
import { DesignPage } from '../pages/design-page';

test.use( SHARED_SITE );

const PREVIEW = { wp_theme_preview: 'atelier-block' };

async function activeTheme( rest: any ): Promise< string > {
	const [ theme ] = await rest( '/wp/v2/themes', {
		params: { status: 'active' },
	} );
	return theme.stylesheet;
}

test.describe( 'Previewing a theme', () => {
	test.beforeEach( ( { debugLog } ) =>
		// The host asks for updates of themes after a switch, which a local site has no network for.
		debugLog.allow( /wp_update_themes/ )
	);

	test( 'stays through navigation and reload, says so, and can be left', async ( {
		design,
		page,
		rest,
	} ) => {
		const before = await activeTheme( rest );
		await design.goto( '/', PREVIEW );
		await expect( design.navigation ).toContainText( 'Previewing theme:' );
		await design.navigation.getByRole( 'link', { name: 'Styles' } ).click();
		await expect.poll( () => design.query.get( 'p' ) ).toBe( '/styles' );
		expect( design.query.get( 'wp_theme_preview' ) ).toBe(
			'atelier-block'
		);
		await page.reload();
		await expect( design.navigation ).toContainText( 'Previewing theme:' );

		await design.navigation
			.getByRole( 'link', { name: 'Leave the preview' } )
			.click();
		await expect( design.navigation ).not.toContainText(
			'Previewing theme:'
		);
		expect( design.query.get( 'wp_theme_preview' ) ).toBeNull();
		expect( await activeTheme( rest ) ).toBe( before );
	} );

	test( 'activates the theme and saves the changes with it', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		await design.goto( '/', PREVIEW );
		await expect( saveView.hub ).toHaveText( /^Activate / );
		await changeRecords( page, [
			{ kind: 'root', name: 'site', edits: { title: 'With its theme' } },
		] );
		await expect( saveView.hub ).toHaveText( /^Activate .* & Save$/ );
		await saveView.hub.click();
		await expect( saveView.modal ).toContainText(
			'becomes the active theme of your whole site.'
		);
		await saveView.modal
			.getByRole( 'button', { name: /^Activate .* & Save$/ } )
			.click();
		await expect( saveView.notice( 'is active now.' ) ).toBeVisible();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		expect( design.query.get( 'wp_theme_preview' ) ).toBeNull();
		for ( const link of await design.items.all() ) {
			expect( await link.getAttribute( 'href' ) ).not.toContain(
				'wp_theme_preview'
			);
		}
		expect( await activeTheme( rest ) ).toBe( 'atelier-block' );
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe(
			'With its theme'
		);
	} );

	test( 'saves nothing when the theme cannot be activated', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		const before = await activeTheme( rest );
		await design.goto( '/', PREVIEW );
		await expect( saveView.hub ).toHaveText( /^Activate / );
		await page.route( /themes\.php\?.*action=activate/, ( route ) =>
			route.fulfill( { status: 200, body: 'Log in' } )
		);
		await saveView.hub.click();
		await expect( saveView.modal ).toContainText(
			'becomes the active theme of your whole site.'
		);
		await saveView.modal
			.getByRole( 'button', { name: /^Activate / } )
			.click();
		await expect(
			saveView.notice(
				'could not be activated. Nothing was saved. The server’s answer could not be read'
			)
		).toBeVisible();
		// The review stays open, to be tried again.
		await expect(
			saveView.modal.getByRole( 'button', { name: /^Activate / } )
		).toBeEnabled();
		expect( await activeTheme( rest ) ).toBe( before );
	} );

	test( 'offers unsaved changes of the site, and keeps those of the active theme’s styles for that theme', async ( {
		context,
		design,
		page,
		rest,
		site,
	} ) => {
		const route = await getGlobalStylesRoute( rest );
		await design.goto();
		await design.waitForCanvas();
		await changeRecords( page, [
			{
				kind: 'root',
				name: 'globalStyles',
				key: Number( route.split( '/' ).pop() ),
				edits: { styles: { color: { background: '#123456' } } },
			},
			{
				kind: 'root',
				name: 'site',
				edits: { title: 'Left with a theme' },
			},
		] );
		await expect
			.poll( async () => ( await readJournal( page ) ).length )
			.toBe( 2 );
		await killTabs( page );

		const next = await context.newPage();
		const preview = new DesignPage( next, site.url );
		const recovery = next.getByRole( 'dialog', {
			name: 'Restore unsaved changes?',
		} );
		await preview.goto( '/', PREVIEW );
		await expect( recovery.getByRole( 'checkbox' ) ).toHaveCount( 1 );
		await expect( recovery ).toContainText( 'Left with a theme' );
		await recovery.getByRole( 'button', { name: 'Discard' } ).click();
		await expect( recovery ).toBeHidden();

		await preview.goto();
		await expect( recovery.getByRole( 'checkbox' ) ).toHaveCount( 1 );
		await recovery.getByRole( 'button', { name: /^Restore/ } ).click();
		await expect(
			next.getByRole( 'button', { name: 'Review 1 change…' } )
		).toBeVisible();
	} );

	test( 'falls back to the active theme when there is no such theme', async ( {
		design,
		saveView,
	} ) => {
		await design.goto( '/', { wp_theme_preview: 'no-such-theme' } );
		await expect(
			saveView.notice( 'There is no theme “no-such-theme” to preview.' )
		).toBeVisible();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		expect( design.query.get( 'wp_theme_preview' ) ).toBeNull();
	} );
} );
