import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { expect, SHARED_SITE, test } from '../fixtures';
import { sendRequests } from '../support/bad-requests';
import {
	countActiveFaces,
	countInstalledFaces,
	expectTold,
	getFontLibrary,
	INSTALLED_FONTS,
	type FaceCounts,
} from '../support/fonts';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';
import type { TestSite } from '../support/site';

test.use( SHARED_SITE );
// Each goes through all cells of its table.
test.setTimeout( 300_000 );

test.beforeEach( async ( { site, consoleWatch } ) => {
	consoleWatch.allow( /Failed to load resource/ );
	await site.usePlugin( 'has-fonts' );
	await site.usePlugin( 'faults' );
} );

/** A fault of the plugin of this name. */
interface Fault {
	route: string;
	method: string;
	status?: number;
	isLost?: boolean;
	times?: number;
}

/** A step that fails in some way, and what there is afterwards. */
interface Cell {
	faults: Fault[];
	told: string | RegExp;
	installed: FaceCounts;
	active: FaceCounts;
}

const WHOLE = { vollkorn: 2 };
const INSTALLED = 'Fonts were installed successfully.';
const REASON = /Vollkorn.*: The test has this request fail/;

const CREATE = { route: '^/wp/v2/font-families$', method: 'POST' };
const UPLOAD = {
	route: '^/wp/v2/font-families/\\d+/font-faces$',
	method: 'POST',
};
const REMOVE = { route: '^/wp/v2/font-families/\\d+$', method: 'DELETE' };
const SAVE = { route: '^/wp/v2/global-styles/\\d+$', method: 'PUT' };

const nothing = { installed: {}, active: {} };
const losing = ( step: Omit< Fault, 'isLost' > ): Fault => ( {
	...step,
	isLost: true,
} );

/** One of each kind; `run-install.test.ts` has all steps, each with every fault. */
const INSTALLS: Record< string, Cell > = {
	'the family is created, a lost answer': {
		faults: [ losing( CREATE ) ],
		told: INSTALLED,
		installed: WHOLE,
		active: WHOLE,
	},
	'each face is uploaded, a 500': {
		faults: [ { ...UPLOAD, status: 500 } ],
		told: REASON,
		...nothing,
	},
	'the first of two faces is uploaded, a 500': {
		faults: [ { ...UPLOAD, status: 500, times: 1 } ],
		told: REASON,
		installed: { vollkorn: 1 },
		active: { vollkorn: 1 },
	},
	'the family that got no face is removed, a 403': {
		faults: [
			{ ...UPLOAD, status: 403 },
			{ ...REMOVE, status: 403 },
		],
		told: /“Vollkorn” was created without a variant and could not be removed again/,
		installed: { vollkorn: 0 },
		active: {},
	},
	'the faces are activated, a 403': {
		faults: [ { ...SAVE, status: 403 } ],
		told: /Vollkorn: in the library, but could not be activated/,
		installed: WHOLE,
		active: {},
	},
};

const UNINSTALLED = 'Font family uninstalled successfully.';

/** One of each kind; `uninstall-family.test.ts` has the other faults. */
const UNINSTALLS: Record< string, Cell > = {
	'the family is deleted, a 403': {
		faults: [ { ...REMOVE, status: 403 } ],
		told: 'There was an error uninstalling the font family. The test has this request fail.',
		installed: WHOLE,
		active: WHOLE,
	},
	'the family is deleted, a lost answer': {
		faults: [ losing( REMOVE ) ],
		told: UNINSTALLED,
		...nothing,
	},
	'the styles are saved, a 500': {
		faults: [ { ...SAVE, status: 500 } ],
		told: /“Vollkorn” was deleted, but the styles still name it/,
		installed: {},
		active: WHOLE,
	},
	'the styles are saved, a lost answer': {
		faults: [ losing( SAVE ) ],
		told: UNINSTALLED,
		...nothing,
	},
};

const setFaults = ( site: TestSite, faults: Fault[] ) =>
	site.task( 'set-options', { faults } );

type Fonts = Pick< Cell, 'installed' | 'active' >;

/** Expects what the server has, read by one request of the network: the families, and those of the styles. */
async function expectFonts(
	site: TestSite,
	styles: string,
	{ installed, active }: Fonts
) {
	const [ families, config ] = await sendRequests( site, [
		{ method: 'GET', route: INSTALLED_FONTS, reads: true },
		{ method: 'GET', route: styles, query: 'context=edit', reads: true },
	] );
	expect( countInstalledFaces( families?.data ) ).toEqual( installed );
	expect( countActiveFaces( config?.data ) ).toEqual( active );
}

/** Expects a file for each installed face, and no other. */
function expectFiles( site: TestSite, { installed }: Fonts ) {
	const folder = join( site.folder, 'wp-content/uploads/fonts' );
	const files = existsSync( folder ) ? readdirSync( folder ) : [];
	expect( files ).toHaveLength( installed.vollkorn ?? 0 );
}

async function install( page: Page ) {
	const library = getFontLibrary( page );
	await library.getByRole( 'checkbox', { name: 'Select all' } ).check();
	await library
		.getByRole( 'button', { name: 'Install', exact: true } )
		.click();
}

async function uninstall( page: Page ) {
	await getFontLibrary( page )
		.getByRole( 'button', { name: 'Delete' } )
		.click();
	await page
		.getByRole( 'dialog', { name: 'Uninstall font' } )
		.getByRole( 'button', { name: 'Delete' } )
		.click();
}

/** Takes away what is installed, without the page: neither families nor files, and nothing in the styles. */
async function clear( rest: Rest, site: TestSite, styles: string ) {
	for ( const { id } of await rest( '/wp/v2/font-families' ) ) {
		await rest( `/wp/v2/font-families/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	}
	await rest( styles, { method: 'POST', data: { settings: {} } } );
	await expectFonts( site, styles, nothing );
	expectFiles( site, nothing );
}

test( 'No step of an installation that fails leaves anything half-made, and it can be done again', async ( {
	page,
	design,
	rest,
	site,
} ) => {
	const styles = await getGlobalStylesRoute( rest );
	await design.goto( '/fonts', { fonts: 'local-fonts', family: 'vollkorn' } );
	for ( const [ name, cell ] of Object.entries( INSTALLS ) ) {
		await test.step( name, async () => {
			await setFaults( site, cell.faults );
			await install( page );
			await expectTold( page, cell.told );
			await setFaults( site, [] );
			await expectFonts( site, styles, cell );
			expectFiles( site, cell );
			if ( cell.told !== INSTALLED ) {
				await install( page );
				await expectTold( page, INSTALLED );
				const whole = { installed: WHOLE, active: WHOLE };
				await expectFonts( site, styles, whole );
				expectFiles( site, whole );
			}
			await clear( rest, site, styles );
		} );
	}
} );

test( 'No step of an uninstallation that fails leaves anything half-made, and it can be done again', async ( {
	page,
	design,
	rest,
	site,
} ) => {
	const styles = await getGlobalStylesRoute( rest );
	await design.goto( '/fonts', { fonts: 'local-fonts' } );
	const library = getFontLibrary( page );
	for ( const [ name, cell ] of Object.entries( UNINSTALLS ) ) {
		await test.step( name, async () => {
			await library.getByRole( 'tab', { name: 'Local fonts' } ).click();
			await library.getByRole( 'button', { name: /^Vollkorn/ } ).click();
			await install( page );
			await expectTold( page, INSTALLED );
			await library.getByRole( 'tab', { name: 'Library' } ).click();
			await library.getByRole( 'button', { name: /^Vollkorn/ } ).click();
			await setFaults( site, cell.faults );
			await uninstall( page );
			await expectTold( page, cell.told );
			await setFaults( site, [] );
			await expectFonts( site, styles, cell );
			if ( cell.told !== UNINSTALLED ) {
				await ( cell.installed.vollkorn
					? uninstall( page )
					: library
							.getByRole( 'button', { name: 'Retry' } )
							.click() );
				await expectTold( page, UNINSTALLED );
				await expectFonts( site, styles, nothing );
			}
		} );
	}
} );
