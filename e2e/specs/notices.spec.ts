import type { Page } from '@playwright/test';

import { expect, SHARED_SITE, test } from '../fixtures';
import type { DesignPage } from '../pages/design-page';
import { ListPage } from '../pages/list-page';
import type { Rest } from '../support/rest';

test.use( SHARED_SITE );

/** Widths with the sidebar, and one with a single area, each set opened again. */
const WIDTHS = [ [ 1440, 1100, 782 ], [ 390 ] ];

/** Shows notices as whatever is done in Design does: one with a button, and one without. */
const showNotices = ( page: Page ) =>
	page.evaluate( () => {
		const { createNotice } = (
			window as unknown as {
				wp: {
					data: {
						dispatch: (
							store: string
						) => Record< string, ( ...args: unknown[] ) => void >;
					};
				};
			}
		 ).wp.data.dispatch( 'core/notices' );
		createNotice?.( 'success', '“A page with a long title” is gone.', {
			id: 'lasting',
			type: 'snackbar',
			explicitDismiss: true,
			actions: [ { label: 'Undo', onClick: () => {} } ],
		} );
		createNotice?.( 'success', 'Another one stays, too.', {
			id: 'second',
			type: 'snackbar',
			explicitDismiss: true,
		} );
	} );

/** Lists the elements under the notices: each part of the screen, and each control. */
const listCovered = ( page: Page ) =>
	page.evaluate( () => {
		const notices =
			document.querySelector< HTMLElement >( '.atelier-notices' )!;
		const boxes = [
			...notices.querySelectorAll( '.components-snackbar' ),
		].map( ( notice ) => notice.getBoundingClientRect() );
		notices.style.visibility = 'hidden';
		const covered = new Set< string >();
		for ( const { left, top, width, height } of boxes ) {
			for ( let step = 0; step < 400; step++ ) {
				const part = document
					.elementFromPoint(
						left + ( width * ( step % 20 ) ) / 20,
						top + ( height * Math.floor( step / 20 ) ) / 20
					)
					?.closest(
						'.atelier-area, .atelier-save-hub, .atelier-site-hub, .atelier-canvas-frame, button, a, iframe'
					);
				if ( part ) {
					covered.add( part.className || part.tagName );
				}
			}
		}
		notices.style.visibility = '';
		return [ ...covered ];
	} );

const SCREENS: Readonly<
	Record< string, ( design: DesignPage, rest: Rest ) => Promise< void > >
> = {
	'a table with its bulk bar': async ( design ) => {
		const list = new ListPage( design );
		await list.open();
		await list.select( 'About', 'Journal' );
	},
	'patterns in a grid': ( design ) =>
		new ListPage( design, 'pattern' ).open( {
			postType: 'wp_block',
			categoryId: 'all-patterns',
		} ),
	Styles: async ( design ) => {
		await design.goto( '/styles' );
		await expect(
			design.page.getByRole( 'button', { name: 'Typography' } )
		).toBeVisible();
	},
	'the full-screen editor': async ( design, rest ) => {
		const [ about ] = await rest< { id: number }[] >( '/wp/v2/pages', {
			params: { slug: 'about' },
		} );
		await design.goto( `/page/${ about?.id }`, { canvas: 'edit' } );
		await expect( design.blocks.first() ).toBeVisible();
	},
};

for ( const [ name, open ] of Object.entries( SCREENS ) ) {
	test( `notices cover nothing of ${ name }`, async ( {
		design,
		page,
		rest,
	} ) => {
		const undo = page
			.getByRole( 'region', { name: 'Notifications' } )
			.getByRole( 'button', { name: 'Undo' } );
		for ( const widths of WIDTHS ) {
			await page.setViewportSize( { width: widths[ 0 ]!, height: 844 } );
			await open( design, rest );
			await showNotices( page );
			for ( const width of widths ) {
				await page.setViewportSize( { width, height: 844 } );
				await expect( undo ).toBeInViewport();
				await expect
					.poll( () => listCovered( page ), `at ${ width } px` )
					.toEqual( [] );
			}
			await undo.click();
			await expect( undo ).toHaveCount( 0 );
		}
	} );
}

test( 'the focus stays in the list when rows go to the trash, and come back by Undo', async ( {
	design,
	page,
} ) => {
	const list = new ListPage( design );
	await list.open();
	const actions = ( title: string ) =>
		list.row( title ).getByRole( 'button', { name: 'Actions' } );
	await actions( 'Journal' ).press( 'Enter' );
	await page
		.getByRole( 'menuitem', { name: 'Trash', exact: true } )
		.press( 'Enter' );
	const confirm = page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Trash' } );
	await confirm.press( 'Enter' );
	const notice = list.notice( '"Journal" moved to the trash.' );
	await expect( notice ).toBeVisible();
	await expect( list.row( 'Journal' ) ).toHaveCount( 0 );
	await expect( actions( 'Notes for the team' ) ).toBeFocused();

	await notice.getByRole( 'button', { name: 'Undo' } ).press( 'Enter' );
	await expect( list.row( 'Journal' ) ).toBeVisible();
	await expect( actions( 'Notes for the team' ) ).toBeFocused();

	await list.select( 'Journal', 'Prices' );
	await page
		.locator( '.dataviews-footer' )
		.getByRole( 'button', { name: 'Trash' } )
		.press( 'Enter' );
	await confirm.press( 'Enter' );
	await expect( list.row( 'Prices' ) ).toHaveCount( 0 );
	await expect( page.locator( 'tbody :focus' ) ).toHaveCount( 1 );
	await expect( list.notice( '2 items moved to the trash.' ) ).toBeVisible();
} );
