import { expect, SHARED_SITE, test } from '../fixtures';
import { changeRecords } from '../support/change-records';

test.use( SHARED_SITE );

test( 'After somebody has switched the theme nothing is saved to the new one, and the changes are there after a reload (scenario 28)', async ( {
	consoleWatch,
	debugLog,
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	// The refusal itself.
	consoleWatch.allow( /status of 409/ );
	// The host asks for updates of themes after a switch, which a local site has no network for.
	debugLog.allow( /wp_update_themes/ );
	const { title } = await rest( '/wp/v2/settings' );
	await design.goto( '/' );
	await changeRecords( page, [
		{ kind: 'root', name: 'site', edits: { title: 'For the first theme' } },
	] );
	await site.useTheme( 'atelier-block' );

	await saveView.save();
	const notice = saveView.notice( 'The theme of this site was changed to' );
	await expect( notice ).toContainText( 'Nothing was saved.' );
	expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( title );

	await expect(
		saveView.modal.getByText( 'The theme of this site was changed to' )
	).toBeVisible();

	await saveView.modal.getByRole( 'button', { name: 'Cancel' } ).click();
	await notice.getByRole( 'button', { name: 'Reload the page' } ).click();
	const recovery = page.getByRole( 'dialog', {
		name: 'Restore unsaved changes?',
	} );
	await recovery.getByRole( 'button', { name: /^Restore/ } ).click();
	await saveView.save();
	await expect
		.poll( async () => ( await rest( '/wp/v2/settings' ) ).title )
		.toBe( 'For the first theme' );
} );
