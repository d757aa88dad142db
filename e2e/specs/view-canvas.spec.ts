import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const VIEW = '.atelier-canvas__view';

/** Counts, from now on, the frames that show nothing of the record: neither its blocks alone nor those of a ready editor. */
async function countGaps( page: Page ): Promise< () => Promise< number > > {
	await page.evaluate( ( view ) => {
		const counted = { gaps: 0 };
		( window as any ).atelierGaps = counted;
		const hasBlocks = ( frame: Element | null ) =>
			Boolean(
				(
					frame as HTMLIFrameElement | null
				 )?.contentDocument?.querySelector( '[data-block]' )
			);
		const look = () => {
			const isSeen =
				hasBlocks( document.querySelector( `${ view } iframe` ) ) ||
				( hasBlocks(
					document.querySelector( 'iframe[name="editor-canvas"]' )
				) &&
					! document.querySelector( '.atelier-canvas-loader' ) );
			counted.gaps += isSeen ? 0 : 1;
			window.requestAnimationFrame( look );
		};
		look();
	}, VIEW );
	return () => page.evaluate( () => ( window as any ).atelierGaps.gaps );
}

const hasHostEditor = ( page: Page ) =>
	page.evaluate( () => Boolean( ( window as any ).wp.editor ) );

test( 'A page that is looked at needs no editor; what is seen stays until the editor is ready', async ( {
	design,
	page,
	rest,
} ) => {
	const { id } = await rest< { id: number } >( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'Looked at',
			status: 'publish',
			content:
				'<!-- wp:paragraph --><p>As it was.</p><!-- /wp:paragraph -->',
		},
	} );
	await design.goto( `/page/${ id }` );
	await design.waitForCanvas();
	await expect( page.locator( VIEW ) ).toHaveAttribute( 'inert', '' );
	await expect( design.canvas.getByText( 'As it was.' ) ).toBeVisible();
	// It is in its template.
	await expect(
		design.canvas.locator( '[data-type="core/template-part"]' ).first()
	).toBeAttached();
	expect( await hasHostEditor( page ) ).toBe( false );

	const readGaps = await countGaps( page );
	await page.getByRole( 'button', { name: 'Edit', exact: true } ).click();
	await page.locator( VIEW ).waitFor( { state: 'detached' } );
	expect( await readGaps() ).toBe( 0 );
	await expect( design.topBar ).toBeVisible();
	await expect( design.canvas.getByText( 'As it was.' ) ).toHaveAttribute(
		'contenteditable',
		'true'
	);
} );

test( 'Who has edited enters again at once, and sees the record without a gap', async ( {
	design,
	page,
} ) => {
	await design.goto();
	await design.startEditing();
	await page.locator( VIEW ).waitFor( { state: 'detached' } );
	const readGaps = await countGaps( page );
	await page.getByRole( 'button', { name: 'Open Navigation' } ).click();
	await expect( design.items.first() ).toBeVisible();
	expect( await hasHostEditor( page ) ).toBe( true );
	await page.getByRole( 'button', { name: 'Edit', exact: true } ).click();
	await expect( design.topBar ).toBeVisible();
	await expect( page.locator( VIEW ) ).toHaveCount( 0 );
	expect( await readGaps() ).toBe( 0 );
} );

test( 'Whoever leaves the editor sees nothing of it but the record', async ( {
	design,
	page,
	rest,
} ) => {
	const { id } = await rest< { id: number } >( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'Left',
			status: 'publish',
			content:
				'<!-- wp:paragraph --><p>Chosen.</p><!-- /wp:paragraph -->',
		},
	} );
	await design.goto( `/page/${ id }` );
	await design.startEditing();
	await page.locator( VIEW ).waitFor( { state: 'detached' } );
	await design.canvas.getByText( 'Chosen.' ).click();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect(
		settings.getByRole( 'tab', { name: 'Block' } )
	).toHaveAttribute( 'aria-selected', 'true' );

	await page.getByRole( 'button', { name: 'Open Navigation' } ).click();
	await expect( design.navigation ).toBeVisible();
	await expect( settings ).toBeHidden();
	await expect( page.getByRole( 'toolbar' ) ).toHaveCount( 0 );
	await expect( page.locator( '[data-leaves-edit]' ) ).toHaveCount( 0 );
	await expect( design.canvas.locator( '.is-selected' ) ).toHaveCount( 0 );
} );

test( 'Values that are bound are seen without the editor as on the site', async ( {
	design,
	page,
	rest,
} ) => {
	const create = ( type: string, title: string, content: string ) =>
		rest< { id: number; link: string } >( `/wp/v2/${ type }`, {
			method: 'POST',
			data: { title, status: 'publish', content },
		} );
	const pattern = await create(
		'blocks',
		'Bound',
		'<!-- wp:paragraph {"metadata":{"name":"Line","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><p>Of the pattern</p><!-- /wp:paragraph -->'
	);
	const bound = await create(
		'pages',
		'Bound',
		`<!-- wp:block {"ref":${ pattern.id },"content":{"Line":{"content":"Of this page"}}} /--><!-- wp:block {"ref":${ pattern.id }} /--><!-- wp:paragraph {"className":"bound-link","metadata":{"bindings":{"content":{"source":"core/post-data","args":{"field":"link"}}}}} --><p class="bound-link">Stored</p><!-- /wp:paragraph -->`
	);
	const onSite = await ( await page.request.get( bound.link ) ).text();
	await design.goto( `/page/${ bound.id }` );
	await design.waitForCanvas();
	for ( const text of [ 'Of this page', 'Of the pattern', bound.link ] ) {
		expect( onSite ).toContain( `>${ text }</p>` );
		await expect(
			design.canvas.getByText( text, { exact: true } )
		).toBeVisible();
	}
	await expect( design.canvas.getByText( 'Stored' ) ).toHaveCount( 0 );
	expect( await hasHostEditor( page ) ).toBe( false );
} );

test( 'A long page is seen, and can be written in, while the rest of it is rendered; all of it is saved', async ( {
	design,
	page,
	rest,
} ) => {
	const lines = Array.from( { length: 600 }, ( _, i ) => `Line ${ i + 1 }.` );
	const { id } = await rest< { id: number } >( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'Long',
			status: 'publish',
			content: lines
				.map(
					( line ) =>
						`<!-- wp:paragraph --><p>${ line }</p><!-- /wp:paragraph -->`
				)
				.join( '\n\n' ),
		},
	} );
	// How many lines there are whenever that changes.
	await page.addInitScript( () => {
		const counts: number[] = [];
		( window as any ).atelierCounts = counts;
		const look = () => {
			const count =
				document
					.querySelector< HTMLIFrameElement >(
						'iframe[name="editor-canvas"]'
					)
					?.contentDocument?.querySelectorAll(
						'[data-type="core/paragraph"]'
					).length ?? 0;
			if ( count !== ( counts.at( -1 ) ?? 0 ) ) {
				counts.push( count );
			}
			window.requestAnimationFrame( look );
		};
		if ( window === window.top ) {
			look();
		}
	} );
	await design.goto( `/page/${ id }`, { canvas: 'edit' } );
	const first = design.canvas.getByText( 'Line 1.', { exact: true } );
	await first.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' Written early.' );
	await expect(
		design.canvas.getByText( 'Line 600.', { exact: true } )
	).toBeAttached();
	const counts = await page.evaluate< number[] >(
		() => ( window as any ).atelierCounts
	);
	expect( counts.length ).toBeGreaterThan( 5 );
	expect( counts ).toEqual( [ ...counts ].sort( ( a, b ) => a - b ) );

	await design.canvas
		.getByText( 'Line 600.', { exact: true } )
		.scrollIntoViewIfNeeded();
	await design.canvas.getByText( 'Line 600.', { exact: true } ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' Written late.' );
	const save = design.topBar.getByRole( 'button', {
		name: /^(Save|Saved|Saving)$/,
	} );
	await save.click();
	await expect( save ).toHaveText( 'Saved' );
	const { content } = await rest< { content: { raw: string } } >(
		`/wp/v2/pages/${ id }`,
		{ params: { context: 'edit' } }
	);
	expect( content.raw.match( /<p>.*?<\/p>/g ) ).toEqual(
		lines.map( ( line, index ) => {
			const written =
				{ 0: ' Written early.', 599: ' Written late.' }[ index ] ?? '';
			return `<p>${ line }${ written }</p>`;
		} )
	);

	// Where it is looked at it takes the place of the page that visitors get, and is whole by then.
	await page.goto( 'about:blank' );
	await design.goto( `/page/${ id }` );
	await design.waitForCanvas();
	expect(
		await design.canvas.getByText( 'Line 600. Written late.' ).count()
	).toBe( 1 );
} );

for ( const path of [
	'/',
	'/identity',
	'/styles',
	'/fonts',
	'/page',
	'/post',
] ) {
	test( `The front page beside ${ path } is not asked for: it comes with what its canvas needs`, async ( {
		design,
		page,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			const { pathname } = new URL( request.url() );
			if ( /\/wp\/v2\/template(s|-parts)\//.test( pathname ) ) {
				asked.push( pathname );
			}
		} );
		await design.goto( path, { layout: 'list' } );
		await design.waitForCanvas();
		await expect(
			design.canvas.locator( '.wp-block-site-title' ).first(),
			'a part of the page'
		).toBeVisible();
		expect( asked ).toEqual( [] );
	} );
}

test( 'Where the page is seldom idle, as in the background, no block is seen before it has what it shows', async ( {
	consoleWatch,
	design,
	page,
	rest,
} ) => {
	// The script below is put into every frame, and the public page's runs none.
	consoleWatch.allow( /Blocked script execution in 'about:blank'/ );
	const { id: image } = await rest< { id: number } >( '/wp/v2/media', {
		method: 'POST',
		headers: {
			'Content-Disposition': 'attachment; filename="late.png"',
			'Content-Type': 'image/png',
		},
		data: Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
			'base64'
		),
	} );
	const { id } = await rest< { id: number } >( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'With what comes late',
			status: 'publish',
			featured_media: image,
		},
	} );
	await page.addInitScript( () => {
		const whenIdle = window.requestIdleCallback.bind( window );
		window.requestIdleCallback = ( callback ) =>
			whenIdle( () => setTimeout( () => whenIdle( callback ), 600 ) );
		const look = () => {
			const canvas = document.querySelector(
				'.atelier-canvas:not(.is-loading)'
			);
			const frame = canvas?.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			);
			if ( frame?.contentDocument ) {
				( window as any ).atelierFirst =
					frame.contentDocument.body.innerHTML;
			} else {
				window.requestAnimationFrame( look );
			}
		};
		look();
	} );
	await design.goto( `/page/${ id }` );
	await expect( design.canvas.locator( 'img[src*="late"]' ) ).toBeVisible();
	await design.waitForCanvas();
	expect(
		await page.evaluate( () => ( window as any ).atelierFirst )
	).toMatch( /<img[^>]+late/ );
} );

test( 'A featured image that is not there is not seen, with a link around it neither', async ( {
	design,
	rest,
} ) => {
	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'Without a picture',
			status: 'publish',
			content:
				'<!-- wp:post-featured-image /--><!-- wp:post-featured-image {"isLink":true} /--><!-- wp:paragraph --><p>Below it</p><!-- /wp:paragraph -->',
		},
	} );
	await design.goto( `/page/${ id }` );
	await design.waitForCanvas();
	await expect( design.canvas.getByText( 'Below it' ) ).toBeVisible();
	const images = design.canvas.locator(
		'.wp-block-post-content .wp-block-post-featured-image'
	);
	await expect( images ).toHaveCount( 2 );
	for ( const image of await images.all() ) {
		await expect( image ).toBeHidden();
	}
} );
