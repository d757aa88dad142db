import { expect, SHARED_SITE, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import {
	expectTold,
	getFontLibrary,
	readInstalledFonts,
} from '../support/fonts';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';
import { tabTo } from '../support/tab-to';

test.use( SHARED_SITE );

test.beforeEach( ( { site } ) => site.usePlugin( 'has-fonts' ) );

interface Styles {
	settings: {
		typography?: {
			fontFamilies?: Record< string, { slug: string }[] | undefined >;
		};
	};
	styles: { typography?: { fontFamily?: string; fontWeight?: string } };
}

const readStyles = async ( rest: Rest ) =>
	rest< Styles >( await getGlobalStylesRoute( rest ), {
		params: { context: 'edit' },
	} );

const readActive = async ( rest: Rest ) =>
	(
		( await readStyles( rest ) ).settings.typography?.fontFamilies
			?.custom ?? []
	).map( ( { slug } ) => slug );

test( 'a font is tried on, installed, deactivated and uninstalled by keyboard alone', async ( {
	page,
	design,
	rest,
} ) => {
	await design.goto( '/fonts' );
	await design.waitForCanvas();
	const { keyboard } = page;
	const press = async ( name: string | RegExp, key: string ) => {
		await tabTo( page, name );
		await keyboard.press( key );
	};
	await tabTo( page, 'Library' );
	await checkAccessibility( page, { include: '.atelier-fonts' } );
	await keyboard.press( 'ArrowRight' );
	await expectTold( page, /Supported formats/ );
	await checkAccessibility( page, { include: '.atelier-fonts' } );
	await keyboard.press( 'ArrowRight' );

	// Arrow keys go through the collection, and the canvas follows.
	await tabTo( page, /^Vollkorn/ );
	await checkAccessibility( page, { include: '.atelier-fonts' } );
	const bodyFont = () =>
		design.canvas
			.locator( 'body' )
			.evaluate( ( body ) => getComputedStyle( body ).fontFamily );
	await expect.poll( bodyFont ).toContain( 'Vollkorn' );
	await keyboard.press( 'ArrowDown' );
	await expect.poll( bodyFont ).toContain( 'Platypi' );
	await keyboard.press( 'ArrowUp' );
	await expect.poll( bodyFont ).toContain( 'Vollkorn' );
	expect( await readInstalledFonts( rest ) ).toEqual( {} );
	await keyboard.press( 'Enter' );
	const all = getFontLibrary( page ).getByRole( 'checkbox', {
		name: 'Select all',
	} );
	await press( 'Select all', 'Space' );
	await expect( all ).toBeChecked();
	await checkAccessibility( page, { include: '.atelier-fonts' } );
	await press( 'Install', 'Enter' );
	await expectTold( page, 'Fonts were installed successfully.' );
	expect( await readInstalledFonts( rest ) ).toEqual( { vollkorn: 2 } );
	expect( await readActive( rest ) ).toEqual( [ 'vollkorn' ] );

	await tabTo( page, 'Local fonts', 'Shift+Tab' );
	await keyboard.press( 'Home' );
	await expect.poll( bodyFont ).toContain( 'Manrope' );
	await press( /^Vollkorn/, 'Enter' );
	await expect( all ).toBeChecked();
	await press( 'Select all', 'Space' );
	await press( 'Update', 'Enter' );
	await expectTold( page, 'Font family updated successfully.' );
	expect( await readActive( rest ) ).toEqual( [] );
	await checkAccessibility( page, { include: '.atelier-fonts' } );
	await tabTo( page, 'Delete', 'Shift+Tab' );
	await keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'dialog', { name: 'Uninstall font' } )
	).toBeVisible();
	await press( 'Delete', 'Enter' );
	await expectTold( page, 'Font family uninstalled successfully.' );
	expect( await readInstalledFonts( rest ) ).toEqual( {} );
} );

test( 'what nothing uses is deactivated with Undo; a font that is missing is installed again, or replaced', async ( {
	page,
	design,
	rest,
} ) => {
	const route = await getGlobalStylesRoute( rest );
	await rest( route, {
		method: 'POST',
		data: {
			styles: {
				typography: {
					fontFamily: 'var:preset|font-family|vollkorn',
				},
				elements: {
					heading: {
						typography: {
							fontFamily: 'var:preset|font-family|no-such',
						},
					},
				},
			},
		},
	} );
	await design.goto( '/fonts' );
	const content = getFontLibrary( page );
	const missing = ( name: string ) =>
		content
			.locator( '.components-notice' )
			.filter( { hasText: `“${ name }”` } );
	await missing( 'No Such' )
		.getByRole( 'button', { name: 'Reinstall' } )
		.click();
	await expectTold( page, /No collection has this font/ );
	await missing( 'No Such' )
		.getByRole( 'combobox', { name: 'Replace' } )
		.selectOption( 'manrope' );
	await expect( missing( 'No Such' ) ).toHaveCount( 0 );
	await missing( 'Vollkorn' )
		.getByRole( 'button', { name: 'Reinstall' } )
		.click();
	await expectTold( page, 'Fonts were installed successfully.' );
	await expect( missing( 'Vollkorn' ) ).toHaveCount( 0 );
	expect( await readInstalledFonts( rest ) ).toEqual( { vollkorn: 1 } );

	await content.getByRole( 'tab', { name: 'Local fonts' } ).click();
	await content.getByRole( 'button', { name: /^Fira Sans/ } ).click();
	await content.getByRole( 'checkbox', { name: 'Select all' } ).check();
	await content
		.getByRole( 'button', { name: 'Install', exact: true } )
		.click();
	await expectTold( page, 'Fonts were installed successfully.' );
	await content.getByRole( 'tab', { name: 'Library' } ).click();
	await content.getByRole( 'button', { name: 'Find unused fonts' } ).click();
	const unused = content.locator( '.atelier-fonts-unused li' );
	await expect( unused ).toHaveCount( 2 );
	await checkAccessibility( page, { include: '.atelier-fonts' } );
	await content
		.getByRole( 'button', { name: 'Keep only what is used' } )
		.click();
	await expect( unused ).toHaveCount( 0 );
	await content.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( unused ).toHaveCount( 2 );
	await content
		.getByRole( 'button', { name: 'Keep only what is used' } )
		.click();
	await content.getByRole( 'button', { name: 'Update' } ).click();
	await expectTold( page, 'Font family updated successfully.' );
	expect( await readActive( rest ) ).toEqual( [ 'vollkorn' ] );
} );

test( 'a full disk leaves nothing half-made, and any weight of a variable font is set in Typography', async ( {
	page,
	design,
	rest,
	site,
	consoleWatch,
} ) => {
	consoleWatch.allow( /status of 500/ );
	await site.usePlugin( 'fills-disk' );
	await site.task( 'set-options', { fills_disk: 1 } );
	await design.goto( '/fonts', { fonts: 'local-fonts', family: 'vollkorn' } );
	const content = getFontLibrary( page );
	const install = content.getByRole( 'button', {
		name: 'Install',
		exact: true,
	} );
	await content.getByRole( 'checkbox', { name: 'Select all' } ).check();
	await install.click();
	await expectTold( page, 'There was an error installing fonts.' );
	await expectTold( page, /There is no space left on the disk/ );
	expect( await readInstalledFonts( rest ) ).toEqual( {} );
	expect( await rest( '/wp/v2/font-families' ) ).toEqual( [] );
	expect( await readActive( rest ) ).toEqual( [] );
	await site.task( 'set-options', { fills_disk: 0 } );
	await install.click();
	await expectTold( page, 'Fonts were installed successfully.' );
	expect( await readInstalledFonts( rest ) ).toEqual( { vollkorn: 2 } );

	await rest( await getGlobalStylesRoute( rest ), {
		method: 'POST',
		data: {
			styles: {
				typography: { fontFamily: 'var:preset|font-family|vollkorn' },
			},
		},
	} );
	await design.goto( '/styles', { section: '/typography/text' } );
	const axis = page.getByRole( 'spinbutton', { name: 'Weight axis' } );
	await expect( axis ).toHaveAttribute( 'min', '400' );
	await expect( axis ).toHaveAttribute( 'max', '900' );
	await axis.fill( '475' );
	await page.keyboard.press( 'Tab' );
	await expect
		.poll( () =>
			design.canvas
				.locator( 'body' )
				.evaluate( ( body ) => getComputedStyle( body ).fontWeight )
		)
		.toBe( '475' );
	// The picker shows each family in itself, in the order of their names.
	await page.getByRole( 'combobox', { name: 'Font', exact: true } ).click();
	const options = page.getByRole( 'option' );
	await expect( options.first() ).toBeVisible();
	const fonts = await options.evaluateAll( ( list ) =>
		list.map(
			( option ) =>
				[
					( option.textContent ?? '' ).trim(),
					getComputedStyle( option ).fontFamily,
				] as const
		)
	);
	const vollkorn = fonts.find( ( [ name ] ) => name === 'Vollkorn' );
	expect( vollkorn?.[ 1 ] ).toContain( 'Vollkorn' );
	const theme = fonts
		.map( ( [ name ] ) => name )
		.filter( ( name ) => /^(Fira|Manrope)/.test( name ) );
	expect( theme ).toEqual( [ ...theme ].sort() );
} );
