import type { Frame, Page } from '@playwright/test';

import { expect, SHARED_SITE, test } from '../fixtures';
import type { Rest } from '../support/rest';
import {
	STYLE_EDITS,
	STYLE_EDITS_CONTENT,
	type StyleEdit,
} from '../support/style-edits';

// Values for the dark are compared as well; all else has one value.
test.use( { ...SHARED_SITE, colorScheme: 'dark' } );

const NAMES = STYLE_EDITS.map(
	( { path, property } ) => `${ path.join( '.' ) } → ${ property }`
);

/** Returns the record that holds all edits. */
function toRecord( edits: readonly StyleEdit[] ): Record< string, unknown > {
	const record: Record< string, any > = { settings: {}, styles: {} };
	for ( const { path, value } of edits ) {
		const parent = path
			.slice( 0, -1 )
			.reduce( ( node, key ) => ( node[ key ] ??= {} ), record );
		parent[ path.at( -1 )! ] = value;
	}
	return record;
}

/** Reads what each edit is about, as the browser shows it; by the edit's name. */
function readComputed(
	frame: Page | Frame
): Promise< Record< string, string > > {
	return frame.evaluate(
		( [ edits, names ] ) =>
			Object.fromEntries(
				edits.map( ( { selector, property }, index ) => {
					const element = document.querySelector( selector );
					const value = element
						? getComputedStyle( element )[ property as 'color' ]
						: 'no such element';
					// Filters are told apart by numbers of their own.
					return [
						names[ index ],
						value.replace( /url\([^)]*duotone[^)]*\)/g, 'duotone' ),
					];
				} )
			),
		[ STYLE_EDITS, NAMES ] as const
	);
}

/** Reads the same in the thumbnail of a template of the theme, which shows the front page in it. */
async function readThumbnail(
	page: Page,
	rest: Rest,
	template: string
): Promise< Record< string, string > > {
	const frame = await rest< Record< string, string > >(
		'/atelier/v1/preview-frame'
	);
	const { previews } = await rest< { previews: Record< string, string >[] } >(
		'/atelier/v1/previews',
		{ params: { 'records[0]': `wp_registered_template:${ template }` } }
	);
	const [ preview ] = previews;
	await page.setContent(
		[
			`<!doctype html><html><head>${ frame.before }`,
			`<style>${ frame.styles }</style>${ frame.after }${ preview?.css }`,
			`</head><body class="${ frame.bodyClass }">`,
			`<div class="wp-site-blocks">${ preview?.html }</div></body></html>`,
		].join( '' )
	);
	return readComputed( page );
}

/** Counts how often the `edit` of a block is rendered. Runs in the page before anything else. */
function countBlockRenders(): void {
	const global = window as any;
	global.blockRenders = 0;
	const install = () => {
		const { wp, React } = global;
		if ( ! wp?.hooks || ! React ) {
			window.setTimeout( install, 5 );
			return;
		}
		wp.hooks.addFilter(
			'editor.BlockEdit',
			'atelier-e2e/count-renders',
			( BlockEdit: unknown ) =>
				function CountedBlockEdit( props: object ) {
					global.blockRenders++;
					return React.createElement( BlockEdit, props );
				}
		);
	};
	if ( window === window.top ) {
		install();
	}
}

/** Puts a config into the record without saving it. */
function editRecord(
	page: Page,
	record: Record< string, unknown >
): Promise< void > {
	return page.evaluate( async ( edits ) => {
		const { wp } = window as any;
		const id = wp.data
			.select( 'core' )
			.__experimentalGetCurrentGlobalStylesId();
		await wp.data
			.dispatch( 'core' )
			.editEntityRecord( 'root', 'globalStyles', id, edits );
	}, record );
}

/** Whether the blocks themselves read what an edit changes, so that they have to be rendered for it. */
const isReadByBlocks = ( { path }: StyleEdit ) =>
	[ 'settings', 'blockGap', 'variations' ].some( ( part ) =>
		path.includes( part )
	) ||
	( path.includes( 'blocks' ) && path.includes( 'css' ) );

/** Edits that examples of the Style Book show: the tab, the edit and the element. */
const IN_BOOK = [
	[ 'Background', 'styles.color.background', 'body' ],
	[ 'Background', 'styles.background.backgroundImage', 'body' ],
	[ 'Background', 'styles.background.backgroundSize', '.atelier-book__page' ],
	[ 'Layout', 'settings.layout.contentSize', '.atelier-book__layout p' ],
	[
		'Layout',
		'settings.layout.wideSize',
		'.atelier-book__layout p:nth-of-type( 2 )',
	],
	[
		'Shadows',
		'styles.blocks.core/image.shadow',
		'.atelier-book__shadow:text( "Shadow 1" )',
	],
	[ 'States', 'styles.elements.button.border.radius', '.wp-element-button' ],
] as const;

/** Expects the Style Book to show what the site shows. */
async function expectInBook(
	page: Page,
	onSite: Readonly< Record< string, string > >
): Promise< void > {
	const frame = page.frameLocator( 'iframe[name="style-book-canvas"]' );
	for ( const [ tab, path, selector ] of IN_BOOK ) {
		const found = STYLE_EDITS.find(
			( edit ) => edit.path.join( '.' ) === path
		)!;
		await page.getByRole( 'tab', { name: tab, exact: true } ).click();
		await expect
			.poll(
				() =>
					frame
						.locator( selector )
						.first()
						.evaluate(
							( element, property ) =>
								getComputedStyle( element )[
									property as 'color'
								],
							found.property
						),
				{ message: `${ path } in the Style Book` }
			)
			.toBe( onSite[ `${ path } → ${ found.property }` ] );
	}
}

for ( const theme of [
	'twentytwentythree',
	'twentytwentyfour',
	'twentytwentyfive',
] ) {
	test( `${ STYLE_EDITS.length } edits look in the canvas as on the site, with ${ theme }`, async ( {
		design,
		page,
		rest,
		site,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Parity',
				status: 'publish',
				content: STYLE_EDITS_CONTENT,
			},
		} );
		await site.task( 'set-options', {
			template: theme,
			stylesheet: theme,
			show_on_front: 'page',
			page_on_front: id,
		} );
		await page.goto( site.url );
		const before = await readComputed( page );

		const [ active ] = await rest( '/wp/v2/themes', {
			params: { status: 'active' },
		} );
		const { href } = active._links[ 'wp:user-global-styles' ][ 0 ];
		const route = new URL( href ).pathname.replace( '/wp-json', '' );
		await rest( route, { method: 'PUT', data: toRecord( STYLE_EDITS ) } );

		await page.addInitScript( countBlockRenders );
		await design.goto();
		await design.canvas.locator( '.parity-sized' ).waitFor();
		let frame = page.frame( { name: 'editor-canvas' } )!;
		const width = await frame.evaluate( () => window.innerWidth );
		let inCanvas: Record< string, string > = {};

		const front = await page.context().newPage();
		await front.setViewportSize( { width, height: 800 } );
		await front.goto( site.url );
		const onSite = await readComputed( front );
		// One theme is enough: thumbnails have the style sheets that WordPress prints.
		if ( theme === 'twentytwentyfive' ) {
			expect(
				await readThumbnail( front, rest, `${ theme }//page` ),
				'the thumbnail of the template looks as the site does'
			).toEqual( onSite );
		}
		await front.close();

		// The canvas gets its style sheets one after the other.
		await expect
			.poll(
				async () => {
					inCanvas = await readComputed( frame );
					return inCanvas;
				},
				{ message: 'the canvas looks as the site does' }
			)
			.toEqual( onSite );
		expect(
			NAMES.filter( ( name ) => onSite[ name ] === before[ name ] ),
			'edits without an effect'
		).toEqual( [] );

		const read = STYLE_EDITS.filter( isReadByBlocks );
		const others = STYLE_EDITS.filter(
			( edit ) => ! isReadByBlocks( edit )
		);
		// Counts from when blocks have nothing to fetch any more, for which they render as often as they like.
		const startCounting = async () => {
			await design.waitForCanvas();
			await page.evaluate( async () => {
				const counted = window as unknown as { blockRenders: number };
				let quiet = 0;
				while ( quiet < 20 ) {
					const known = counted.blockRenders;
					await new Promise( ( resolve ) =>
						window.requestIdleCallback( resolve )
					);
					await new Promise( window.requestAnimationFrame );
					quiet = counted.blockRenders === known ? quiet + 1 : 0;
				}
				counted.blockRenders = 0;
			} );
		};
		const expectRenders = async ( atMost: number ) =>
			expect(
				await page.evaluate( () => ( window as any ).blockRenders ),
				'blocks rendered for edits of styles'
			).toBeLessThanOrEqual( atMost );

		// Without saving: what blocks do not read themselves reaches a canvas without the host's editor, as style sheets.
		await startCounting();
		await editRecord(
			page,
			toRecord( [ ...read, ...others.slice( 0, -1 ) ] )
		);
		await expect.poll( () => readComputed( frame ) ).not.toEqual( onSite );
		await editRecord( page, toRecord( STYLE_EDITS ) );
		await expect.poll( () => readComputed( frame ) ).toEqual( onSite );
		// Of its blocks the button alone, once for each of the two edits: it looks at the styles itself.
		await expectRenders( 2 );
		expect(
			await page.evaluate( () => ( window as any ).wp.editor )
		).toBeUndefined();

		// An edit of a value that blocks read loads the editor. There, too, the other values change style sheets only.
		await editRecord( page, toRecord( others ) );
		await page.locator( '.atelier-canvas__view' ).waitFor( {
			state: 'detached',
		} );
		frame = page.frame( { name: 'editor-canvas' } )!;
		await editRecord( page, toRecord( read ) );
		await expect
			.poll( async () => ( await readComputed( frame ) )[ NAMES[ 1 ]! ] )
			.not.toEqual( onSite[ NAMES[ 1 ]! ] );
		await startCounting();
		for ( let count = 1; count <= others.length; count++ ) {
			await editRecord(
				page,
				toRecord( [ ...read, ...others.slice( 0, count ) ] )
			);
		}
		await expect
			.poll( () => readComputed( frame ), {
				message: 'the canvas looks so with unsaved edits, too',
			} )
			.toEqual( onSite );
		await expectRenders( 0 );

		// One theme is enough: the book's style sheets are made of the same config.
		if ( theme === 'twentytwentyfive' ) {
			const other = await page.context().newPage();
			await other.goto(
				`${ site.url }/wp-admin/admin.php?page=atelier&p=/styles&preview=stylebook`
			);
			await expectInBook( other, onSite );
			await other.close();
		}
	} );
}
