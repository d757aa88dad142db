import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';
import { bundleWhy } from '../support/why/bundle';
import type { Claims } from '../support/why/entry';

// One page explains hundreds of elements: that its scripts are optimized pays here.
test.use( {
	ownSite: 'why-claims',
	launchOptions: [
		async ( { launchOptions }, provide ) =>
			provide( {
				...launchOptions,
				args: launchOptions.args?.filter(
					( flag ) => ! flag.startsWith( '--js-flags' )
				),
			} ),
		{ scope: 'worker' },
	],
} );

/** Themes of blocks, and one that has both. */
const THEMES = [
	'twentytwentyfive',
	'twentytwentyfour',
	'twentytwentythree',
	'atelier-hybrid',
];

/** Styles of a person, of each layer that a theme has. */
const STYLES = {
	// Selectors of one letter end those of other sheets.
	css: [
		'.wp-block-site-title a { color: rgb(1, 2, 3) }',
		'h1 { letter-spacing: 1px; }',
		'a { color: red; letter-spacing: 2px; }',
		'p { word-spacing: 3px; letter-spacing: 0.5px; }',
		'b { color: blue; }',
		'i { letter-spacing: 4px; }',
	].join( '\n' ),
	color: { text: '#222' },
	spacing: { padding: { left: '33px', right: '33px' }, blockGap: '1.3rem' },
	elements: {
		link: { color: { text: 'var:preset|color|contrast' } },
		h2: { typography: { fontSize: '2.1rem' } },
	},
	blocks: {
		'core/paragraph': { typography: { lineHeight: '1.7' } },
		'core/group': {
			spacing: { padding: { top: '3px' }, blockGap: '17px' },
		},
		'core/button': { border: { radius: '5px' } },
	},
};

let bundle = '';

test.beforeAll( async () => {
	bundle = await bundleWhy();
} );

/** Lists ten addresses of the site: front page, search, one that is not there, posts and pages. */
async function listAddresses( rest: Rest ): Promise< string[] > {
	const links = async ( type: string, count: number ) =>
		(
			await rest< { link: string }[] >( `/wp/v2/${ type }`, {
				params: { per_page: count },
			} )
		).map( ( { link } ) => link );
	return [
		...[ '/', '/?s=a', '/nowhere-at-all/' ],
		...( await links( 'posts', 3 ) ),
		...( await links( 'pages', 4 ) ),
	];
}

/** Counts the claims about a page of the site, as the preview has it. */
function countClaims(
	page: Page,
	address: string,
	configs: object
): Promise< Claims > {
	return page.evaluate(
		async ( [ url, of ] ) => {
			const frame = document.createElement( 'iframe' );
			frame.style.cssText =
				'position:fixed;inset:0;width:1280px;height:900px';
			frame.setAttribute( 'sandbox', 'allow-same-origin' );
			const { searchParams, href } = new URL( url, window.location.href );
			searchParams.set( 'wp_site_preview', '1' );
			const shown = new URL( href );
			shown.search = `${ searchParams }&atelier_public_page=1`;
			frame.src = shown.href;
			document.body.append( frame );
			await new Promise( ( resolve ) => {
				frame.onload = resolve;
			} );
			const claims = ( window as any ).countClaims(
				frame.contentDocument,
				of
			);
			frame.remove();
			return claims;
		},
		[ address, configs ] as const
	);
}

for ( const theme of THEMES ) {
	test( `Why claims nothing that the browser contradicts, of any element of ten pages, with ${ theme }`, async ( {
		consoleWatch,
		design,
		page,
		rest,
		site,
	} ) => {
		test.setTimeout( 240_000 );
		// One of the addresses is not there.
		consoleWatch.allow( /404 \(Not Found\)/ );
		await site.useTheme( theme );
		const route = await getGlobalStylesRoute( rest );
		await rest( route, { method: 'PUT', data: { styles: STYLES } } );
		const read = async ( from: string ) => {
			const { settings, styles } = await rest( from, {
				params: { context: 'edit' },
			} );
			return { settings, styles };
		};
		const configs = {
			user: await read( route ),
			base: await read( `/wp/v2/global-styles/themes/${ theme }` ),
			core: await rest( '/atelier/v1/default-styles' ),
		};
		await design.goto( '/styles', { preview: 'stylebook' } );
		await page.waitForFunction(
			() => ( window as any ).wp?.blocks?.getBlockTypes().length > 60
		);
		await page.evaluate( bundle );

		const total = { elements: 0, claims: 0, settings: 0, additionalCss: 0 };
		const wrong: string[] = [];
		for ( const address of await listAddresses( rest ) ) {
			const found = await countClaims( page, address, configs );
			total.elements += found.elements;
			total.claims += found.claims;
			total.settings += found.settings;
			total.additionalCss += found.additionalCss;
			wrong.push(
				...found.wrong.map( ( text ) => `${ address } ${ text }` )
			);
		}
		expect( wrong ).toEqual( [] );
		// A page that could not be shown would have none.
		expect( total.elements ).toBeGreaterThan( 60 );
		expect( total.settings ).toBeGreaterThan( total.elements );
		// WordPress prints the CSS of global styles for block themes only.
		expect( total.additionalCss > 0 ).toBe( theme !== 'atelier-hybrid' );
		test.info().annotations.push( {
			type: 'claims',
			description: JSON.stringify( total ),
		} );
	} );
}
