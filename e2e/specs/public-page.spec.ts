import type { Page } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

const FRAME = '.atelier-public-page__frame';
const BLOCKS_SCRIPT = /\/js\/dist\/block-library(\.min)?\.js/;

/** Longer than a person has to rest at a row before the canvas takes its record. */
const SLOW_PAGE_MS = 800;

/** Keeps the canvas from loading until the returned function is called. */
async function holdCanvas( page: Page ): Promise< () => void > {
	let release = () => {};
	const isReleased = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( BLOCKS_SCRIPT, async ( route ) => {
		await isReleased;
		await route.continue();
	} );
	return release;
}

/**
 * Waits until the frame shows a text. It is read from outside: the frame runs no script, and complains about those of the test, too.
 */
async function expectSeen( page: Page, text: string ): Promise< void > {
	await expect
		.poll( () =>
			page.evaluate(
				( selector ) =>
					document.querySelector< HTMLIFrameElement >( selector )
						?.contentDocument?.body.textContent ?? '',
				`${ FRAME }.is-shown`
			)
		)
		.toContain( text );
}

/** Blocks that the site and the canvas print with the same class, each of which shows when something before it has another size. */
const PLACED_BLOCKS =
	'.wp-block-post-title, .wp-block-post-content, .wp-block-post-featured-image, .wp-block-site-logo, .wp-block-post-date, .wp-block-site-tagline, p.wp-block-paragraph';

/** Returns where the blocks are that a frame shows, from the top of its page, in whole pixels. */
function readPlaces( page: Page, frame: string ): Promise< string[] > {
	return page.evaluate(
		( [ selector, blocks ] ) => {
			const { contentDocument, contentWindow } =
				document.querySelector< HTMLIFrameElement >( selector )!;
			return Array.from( contentDocument!.querySelectorAll( blocks ) )
				.map( ( block ) => {
					const { x, y, width, height } =
						block.getBoundingClientRect();
					return [ x, y + contentWindow!.scrollY, width, height ].map(
						Math.round
					);
				} )
				.filter( ( [ , , width, height ] ) => width && height )
				.map( String );
		},
		[ frame, PLACED_BLOCKS ] as const
	);
}

test.describe( 'The page that visitors get', () => {
	test( 'is seen before the editor has loaded, and gives its place to the canvas', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'counts-visits' );
		const counted: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( 'counter.test' ) ) {
				counted.push( request.url() );
			}
		} );
		const release = await holdCanvas( page );
		await page.goto( design.address(), { waitUntil: 'commit' } );

		await expect( page.locator( `${ FRAME }.is-shown` ) ).toBeVisible();
		await expectSeen( page, 'A brand in one afternoon' );
		await expect( page.locator( '.atelier-canvas-loader' ) ).toBeHidden();
		const traces = await page.evaluate(
			( selector ) =>
				document
					.querySelector< HTMLIFrameElement >( selector )
					?.contentDocument?.querySelectorAll(
						'#wpadminbar, [data-visited]'
					).length,
			FRAME
		);
		expect( traces ).toBe( 0 );
		await expect( page.locator( FRAME ) ).toHaveCount( 1 );

		release();
		await design.waitForCanvas();
		await expect( page.locator( FRAME ) ).toHaveCount( 0 );
		await expect(
			design.canvas.getByText( 'A brand in one afternoon' ).first()
		).toBeVisible();
		expect( counted ).toEqual( [] );
	} );

	for ( const width of [ 1440, 1024, 782 ] ) {
		test( `stands in a window of ${ width } px where the canvas stands that takes its place`, async ( {
			design,
			page,
			rest,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			const [ team ] = await rest( '/wp/v2/pages', {
				params: { slug: 'team' },
			} );
			expect( team.featured_media ).toBe( 0 );
			for ( const [ path, text ] of [
				[ '/', 'A brand in one afternoon' ],
				[ `/page/${ team.id }`, 'Welcome to “Team”.' ],
			] as const ) {
				const release = await holdCanvas( page );
				await page.goto( design.address( path ), {
					waitUntil: 'commit',
				} );
				await expectSeen( page, text );
				await page
					.locator( `${ FRAME }.is-shown` )
					.evaluate(
						( frame: HTMLIFrameElement ) =>
							frame.contentDocument?.fonts.ready.then( () => {} )
					);
				const before = await readPlaces( page, FRAME );
				expect( before.length ).toBeGreaterThan( 3 );
				release();
				await design.waitForCanvas();
				await expect( page.locator( FRAME ) ).toHaveCount( 0 );
				await expect
					.poll( () =>
						readPlaces( page, 'iframe[name="editor-canvas"]' )
					)
					.toEqual( before );
				await page.unrouteAll();
			}
		} );
	}

	test( 'is followed by a canvas that turns pages only where there are more posts than on one', async ( {
		design,
		rest,
		site,
	} ) => {
		const { length } = await rest( '/wp/v2/posts', {
			params: { per_page: 100, _fields: 'id' },
		} );
		const pagination = design.canvas
			.locator( '.wp-block-query-pagination' )
			.first();
		for ( const [ perPage, isShown ] of [
			[ length + 1, false ],
			[ length - 1, true ],
		] as const ) {
			await site.task( 'set-options', { posts_per_page: perPage } );
			await design.goto();
			await design.waitForCanvas();
			await expect( pagination ).toBeVisible( { visible: isShown } );
		}
	} );

	test( 'opens the editor by a click before the canvas is there', async ( {
		design,
		page,
	} ) => {
		const release = await holdCanvas( page );
		await page.goto( design.address(), { waitUntil: 'commit' } );
		await page.getByRole( 'button', { name: 'Edit', exact: true } ).click();
		await expect( page.locator( FRAME ) ).toHaveCount( 0 );
		release();
		await expect( design.topBar ).toBeVisible();
	} );

	test( 'shows the chosen page of a list at once, drafts too, and none that cannot be seen', async ( {
		design,
		page,
		rest,
		site,
	} ) => {
		const draft = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Unfinished',
				status: 'draft',
				content: 'Not for visitors yet.',
			},
		} );
		const [ about ] = await rest( '/wp/v2/pages', {
			params: { slug: 'about' },
		} );
		const release = await holdCanvas( page );
		await page.goto(
			design.address( '/page', { layout: 'list', postId: about.id } ),
			{ waitUntil: 'commit' }
		);
		await expectSeen( page, 'Welcome to “About”.' );

		await page.goto( design.address( `/page/${ draft.id }` ), {
			waitUntil: 'commit',
		} );
		await expectSeen( page, 'Not for visitors yet.' );
		release();
		await design.waitForCanvas();
		await expect(
			design.canvas.getByText( 'Not for visitors yet.' )
		).toBeVisible();

		const visitor = await fetch(
			`${ site.url }/?page_id=${ draft.id }&preview=true&atelier_public_page=1`
		);
		expect( await visitor.text() ).not.toContain( 'Not for visitors yet.' );
	} );

	test( 'takes the place of what was seen beside a list without a gap, where the site is slow, too', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/page', { layout: 'list' } );
		await design.waitForCanvas();
		// Looked at in every frame: the canvas may take the page's place soon after it has come.
		await page.evaluate( ( frame ) => {
			const looks = { gaps: 0, isPageSeen: false };
			( window as any ).atelierLooks = looks;
			const look = () => {
				const frames = [ ...document.querySelectorAll( 'iframe' ) ];
				const pages = frames.filter( ( element ) =>
					element.matches( `${ frame }.is-shown` )
				);
				const isCanvasSeen = frames.some(
					( { contentDocument } ) =>
						contentDocument?.querySelector( '[data-block]' )
				);
				looks.gaps += pages.length || isCanvasSeen ? 0 : 1;
				looks.isPageSeen ||= pages.some(
					( { contentDocument } ) =>
						contentDocument?.body.textContent?.includes(
							'Welcome to “About”.'
						)
				);
				window.requestAnimationFrame( look );
			};
			look();
		}, FRAME );
		await page.route( /atelier_public_page/, async ( route ) => {
			await new Promise( ( resolve ) =>
				setTimeout( resolve, SLOW_PAGE_MS )
			);
			await route.continue();
		} );
		await page
			.getByRole( 'row' )
			.filter( { hasText: 'About' } )
			.first()
			.click();
		await expect(
			design.canvas.getByText( 'Welcome to “About”.' )
		).toBeVisible();
		await expect( page.locator( FRAME ) ).toHaveCount( 0 );
		expect(
			await page.evaluate( () => ( window as any ).atelierLooks )
		).toEqual( { gaps: 0, isPageSeen: true } );
	} );

	test( 'is made ready for the row on which the pointer or the focus rests, and is there in the frame of the choice', async ( {
		design,
		page,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( 'atelier_public_page' ) ) {
				asked.push(
					new URL( request.url() ).searchParams.get( 'page_id' ) ??
						'front'
				);
			}
		} );
		await design.goto( '/page', { layout: 'list' } );
		await design.waitForCanvas();
		const rowOf = ( title: string ) =>
			page.getByRole( 'row' ).filter( { hasText: title } ).first();
		const prepared = page.locator( '.is-prepared iframe.is-shown' );

		await rowOf( 'About' ).hover();
		await expect( prepared ).toHaveCount( 1 );
		await expect( prepared ).toBeHidden();
		// A frame after the click, and no other: the page must have been prepared before.
		await page.evaluate( ( frame ) => {
			window.addEventListener(
				'click',
				() =>
					window.requestAnimationFrame( () =>
						window.requestAnimationFrame( () => {
							( window as any ).atelierSeen = [
								...document.querySelectorAll(
									`:not(.is-prepared) > ${ frame }.is-shown`
								),
							].map(
								( element ) =>
									( element as HTMLIFrameElement )
										.contentDocument?.title
							);
						} )
					),
				{ once: true, capture: true }
			);
		}, FRAME );
		await rowOf( 'About' ).click();
		await expect
			.poll( () => page.evaluate( () => ( window as any ).atelierSeen ) )
			.toEqual( [ expect.stringContaining( 'About' ) ] );
		await design.waitForCanvas();
		const about = asked.at( -1 );
		expect(
			asked.filter( ( id ) => id === about ),
			'asked for once'
		).toHaveLength( 1 );

		await page.mouse.move( 0, 0 );
		await rowOf( 'About' ).getByRole( 'button' ).first().focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( prepared, 'for the keyboard' ).toHaveCount( 1 );
	} );

	test( 'is kept by the browser until something changes on the site', async ( {
		design,
		page,
		rest,
		site,
	} ) => {
		// WordPress stores at the first visit of all that there is no custom CSS.
		await page.request.get( site.url );
		const open = async () => {
			await design.goto();
			await design.waitForCanvas();
			return await page.evaluate( () =>
				performance
					.getEntriesByType( 'resource' )
					.filter( ( { name } ) =>
						name.includes( 'atelier_public_page' )
					)
					.map(
						( entry ) =>
							( entry as PerformanceResourceTiming )
								.transferSize > 0
					)
			);
		};
		expect( await open(), 'asked for' ).toEqual( [ true ] );
		expect( await open(), 'kept' ).toEqual( [ false ] );

		await rest( '/wp/v2/posts', {
			method: 'POST',
			data: { title: 'Fresh from the press', status: 'publish' },
		} );
		expect( await open(), 'asked for anew' ).toEqual( [ true ] );
		expect( await open(), 'kept again' ).toEqual( [ false ] );
	} );

	test( 'may be kept only where every visitor gets it, in the state and by the person of the request', async ( {
		design,
		page,
		rest,
		site,
	} ) => {
		await site.usePlugin( 'counts-visits' );
		const [ post, locked, unfinished ] = await Promise.all(
			[
				{ title: 'For all', status: 'publish' },
				{ title: 'For some', status: 'publish', password: 'a' },
				{ title: 'For nobody yet', status: 'draft' },
				{ title: 'For the house', status: 'private' },
			].map( ( data ) =>
				rest( '/wp/v2/posts', { method: 'POST', data } )
			)
		);
		// WordPress stores at the first visit of all that there is no custom CSS.
		await page.request.get( site.url );
		await design.goto();
		const version = await page.evaluate(
			() =>
				JSON.parse(
					document.getElementById( 'atelier-boot-payload' )
						?.textContent ?? '{}'
				).siteVersion
		);
		expect( version ).toMatch( /^[0-9a-f]{16}$/ );
		const ask = async ( query: string, state = version ) => {
			const response = await page.request.get(
				`${ site.url }/?atelier_public_page=1&wp_site_preview=1&atelier_site_version=${ state }${ query }`
			);
			return {
				control: response.headers()[ 'cache-control' ] ?? '',
				text: await response.text(),
			};
		};
		const KEPT = 'private, max-age=600';

		const front = await ask( '' );
		expect( front.control ).toBe( KEPT );
		expect( front.text ).toContain( 'For all' );
		expect( front.text ).not.toContain( 'For the house' );
		expect( ( await ask( `&p=${ post.id }` ) ).control ).toBe( KEPT );
		for ( const [ reason, { control } ] of Object.entries( {
			'a password': await ask( `&p=${ locked.id }` ),
			'a draft': await ask( `&p=${ unfinished.id }&preview=true` ),
			'no such page': await ask( '&p=999999' ),
			'another theme': await ask( '&wp_theme_preview=twentytwentyfour' ),
			'no state': await ask( '', '' ),
			'another state': await ask( '', 'f'.repeat( 16 ) ),
		} ) ) {
			expect( control, reason ).toContain( 'no-store' );
		}
		const visitor = await fetch(
			`${ site.url }/?atelier_public_page=1&atelier_site_version=${ version }`
		);
		expect( visitor.headers.get( 'cache-control' ) ?? '' ).not.toContain(
			'max-age=600'
		);
		expect( ( await ask( '' ) ).control, 'a visit was counted' ).toBe(
			KEPT
		);

		await rest( `/wp/v2/posts/${ post.id }`, {
			method: 'POST',
			data: { title: 'For all of you' },
		} );
		expect( ( await ask( '' ) ).control, 'it changed' ).toContain(
			'no-store'
		);
	} );

	test( 'has the menus of the site, without what only scripts use', async ( {
		page,
		rest,
		site,
	} ) => {
		const parent = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Above', status: 'publish' },
		} );
		for ( const title of [ 'Below', 'Beside' ] ) {
			await rest( '/wp/v2/pages', {
				method: 'POST',
				data: { title, status: 'publish', parent: parent.id },
			} );
		}
		const menu =
			'<!-- wp:navigation --><!-- wp:page-list /--><!-- wp:navigation-submenu {"label":"More","url":"#","kind":"custom"} --><!-- wp:navigation-link {"label":"Less","url":"#","kind":"custom"} /--><!-- /wp:navigation-submenu --><!-- wp:search {"label":"Find","buttonPosition":"button-only"} /--><!-- /wp:navigation -->';
		const { id } = await rest( '/wp/v2/posts', {
			method: 'POST',
			data: {
				title: 'Menus',
				status: 'publish',
				content: `${ menu }<!-- wp:page-list /--><!-- wp:paragraph --><p>A word: has-child</p><!-- /wp:paragraph -->`,
			},
		} );
		const read = async ( query: string ) =>
			(
				await page.request.get( `${ site.url }/?p=${ id }${ query }` )
			).text();
		const sitePage = await read( '&wp_site_preview=1' );
		const inert = await read( '&wp_site_preview=1&atelier_public_page=1' );
		const classesOf = ( html: string ) =>
			Array.from(
				html.matchAll(
					/<(?:li|ul|nav|form)\b[^>]*?\sclass="([^"]*)"/g
				),
				( [ , classes = '' ] ) =>
					// WordPress numbers the containers of a page.
					classes
						.replace( /\bwp-container-\S+|\bis-layout-\S+/g, '' )
						.trim()
			).filter( ( classes ) =>
				/navigation|pages?-list|search/.test( classes )
			);
		expect(
			classesOf( sitePage ).filter( ( classes ) =>
				/has-child/.test( classes )
			).length
		).toBeGreaterThan( 2 );
		expect( classesOf( inert ) ).toEqual( classesOf( sitePage ) );
		expect( inert ).toContain( 'A word: has-child' );
		expect( sitePage ).toContain( 'actions.openMenuOnHover' );
		expect( inert ).not.toContain( 'actions.openMenuOnHover' );
		expect( inert ).not.toContain( 'atelier-submenu-item' );
	} );

	test.describe( 'leaves closed submenus out of its layout', () => {
		for ( const [ what, css, hasRule ] of [
			[ 'where nothing shows them', 'ul { margin: 0; }', true ],
			[
				'unless the site shows them',
				'.wp-block-navigation .has-child ul { visibility: visible; }',
				false,
			],
		] as const ) {
			test( what, async ( { page, rest, site } ) => {
				const { id } = await rest( '/wp/v2/posts', {
					method: 'POST',
					data: {
						title: 'Submenus',
						status: 'publish',
						content: `<!-- wp:html --><style>${ css }</style><!-- /wp:html --><!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-submenu {"label":"More","url":"#","kind":"custom"} --><!-- wp:navigation-link {"label":"Less","url":"#","kind":"custom"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation -->`,
					},
				} );
				await page.goto(
					`${ site.url }/?p=${ id }&wp_site_preview=1&atelier_public_page=1`
				);
				const menu = page.locator( '.entry-content nav' );
				await expect( menu.getByText( 'More' ) ).toBeVisible();
				await expect( menu.locator( 'ul ul' ) ).toHaveCSS(
					'display',
					hasRule ? 'none' : 'flex'
				);
			} );
		}
	} );

	test( 'does not stand for what has unsaved edits', async ( {
		design,
		page,
		rest,
	} ) => {
		const [ about ] = await rest( '/wp/v2/pages', {
			params: { slug: 'about' },
		} );
		await design.goto( '/identity' );
		await design.waitForCanvas();
		await page.getByLabel( 'Site title' ).fill( 'Another name' );
		await page.getByRole( 'link', { name: 'Pages', exact: true } ).click();
		await page.getByRole( 'row' ).filter( { hasText: 'About' } ).click();
		await expect( page ).toHaveURL( new RegExp( `postId=${ about.id }` ) );
		await design.waitForCanvas();
		await expect( page.locator( FRAME ) ).toHaveCount( 0 );
		await expect(
			design.canvas.getByText( 'Welcome to “About”.' )
		).toBeVisible();
	} );

	test( 'is left out where the site forbids framing', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		consoleWatch.allow( /X-Frame-Options/ );
		await site.task( 'set-options', { forbids_framing: '1' } );
		let asked = 0;
		page.on( 'request', ( request ) => {
			asked += request.url().includes( 'atelier_public_page' ) ? 1 : 0;
		} );
		await design.goto();
		await design.waitForCanvas();
		await expect( page.locator( FRAME ) ).toHaveCount( 0 );
		expect( asked, 'asked for once' ).toBe( 1 );
		await expect(
			page.getByRole( 'button', { name: 'Edit', exact: true } )
		).toBeVisible();
	} );
} );
