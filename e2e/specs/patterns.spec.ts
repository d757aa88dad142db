import { expect, SHARED_SITE, test } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { changeRecords } from '../support/change-records';
import { checkAccessibility } from '../support/check-accessibility';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { createRest, type Rest } from '../support/rest';
import { logIn } from '../support/log-in';

test.use( SHARED_SITE );

const HERO = {
	__file: 'wp_block',
	title: 'Imported hero',
	content: '<!-- wp:paragraph --><p>Hero</p><!-- /wp:paragraph -->',
	syncStatus: 'unsynced',
	categories: [ 'Heroes' ],
};

const SAVED = 'rgb(255, 255, 255)';
const EDITED = 'rgb(18, 52, 86)';

const create = ( rest: Rest, data: object ) =>
	rest< { id: number } >( '/wp/v2/blocks', {
		method: 'POST',
		data: { status: 'publish', ...data },
	} );

// The tool that records traces runs a script in every frame; those of previews refuse it.
test.beforeEach( ( { consoleWatch } ) =>
	consoleWatch.allow( /Blocked script execution in 'about:srcdoc'/ )
);

test( 'patterns are found by category and search, in every layout, with previews that hold nothing up', async ( {
	design,
	page,
} ) => {
	let atOnce = 0;
	let most = 0;
	const isPreview = ( url: string ) => url.includes( '/atelier/v1/previews' );
	page.on( 'request', ( request ) => {
		atOnce += Number( isPreview( request.url() ) );
		most = Math.max( most, atOnce );
	} );
	page.on( 'requestfinished', ( request ) => {
		atOnce -= Number( isPreview( request.url() ) );
	} );
	await design.goto( '/' );
	await design.navigation.getByRole( 'link', { name: 'Patterns' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'All patterns' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: 'Call us' } ).first()
	).toBeVisible();
	await expect(
		page.locator( '.atelier-record-preview__frame' ).first()
	).toBeVisible();
	expect( most ).toBeLessThanOrEqual( 4 );

	await page
		.getByRole( 'searchbox', { name: 'Search' } )
		.fill( 'newsletter' );
	await expect(
		page.getByRole( 'link', { name: 'Newsletter line' } ).first()
	).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Call us' } ) ).toHaveCount(
		0
	);
	expect( design.query.get( 'search' ) ).toBe( 'newsletter' );

	await design.navigation
		.getByRole( 'link', { name: /^My patterns/ } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'My patterns' } )
	).toBeVisible();
	const texts = page.locator(
		'.dataviews-view-grid__badge-fields .components-badge__content'
	);
	await expect( texts.first() ).toBeVisible();
	const distances = await texts.evaluateAll( ( all ) =>
		all.map( ( text ) => {
			const inner = text.getBoundingClientRect();
			const outer = text
				.closest( '.components-badge' )!
				.getBoundingClientRect();
			return inner.top - outer.top - ( outer.bottom - inner.bottom );
		} )
	);
	// One with a picture makes the others no higher: each text is in the middle.
	expect( Math.max( ...distances.map( Math.abs ) ) ).toBeLessThan( 1 );
	expect( design.query.get( 'search' ) ).toBeNull();
	expect( design.query.get( 'paged' ) ).toBeNull();

	await design.navigation.getByRole( 'link', { name: /^Header \d/ } ).click();
	expect( design.query.get( 'postType' ) ).toBe( 'wp_template_part' );
	await expect(
		page.getByRole( 'link', { name: 'Header with large title' } ).first()
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Layout' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Table' } ).click();
	await expect( page.getByRole( 'table' ) ).toBeVisible();
	expect( design.query.get( 'layout' ) ).toBe( 'table' );
	await page.keyboard.press( 'Escape' );
	await checkAccessibility( page, {
		include: 'body',
		exclude: [ '.atelier-record-preview__frame' ],
	} );
} );

test( 'a pattern is renamed, converted, put into a category, deleted and restored with its id', async ( {
	design,
	page,
	rest,
} ) => {
	const { id } = await create( rest, { title: 'Lifecycle' } );
	await design.goto( '/pattern', { layout: 'table', search: 'lifecycle' } );
	const row = page.getByRole( 'row', { name: /Lifecycle/ } );
	const act = async ( name: string ) => {
		await page
			.getByRole( 'row', { name: /Lifecycle|Renamed/ } )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await page.getByRole( 'menuitem', { name, exact: true } ).click();
	};
	await expect( row ).toBeVisible();

	await act( 'Rename' );
	await page
		.getByRole( 'dialog' )
		.getByLabel( 'Name', { exact: true } )
		.fill( 'Lifecycle Renamed' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		page.getByRole( 'row', { name: /Lifecycle Renamed/ } )
	).toBeVisible();

	await act( 'Make not synced' );
	await expect(
		page.getByRole( 'cell', { name: 'Not synced' } )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect(
		page.getByRole( 'cell', { name: 'Synced', exact: true } )
	).toBeVisible();

	await act( 'Delete' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Delete' } )
		.click();
	await expect( page.getByText( 'No results' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect(
		page.getByRole( 'row', { name: /Lifecycle Renamed/ } )
	).toBeVisible();
	const restored = await rest< { title: { raw: string } } >(
		`/wp/v2/blocks/${ id }`,
		{ params: { context: 'edit' } }
	);
	expect( restored.title.raw ).toBe( 'Lifecycle Renamed' );
} );

test( 'files are imported as a whole or not at all', async ( {
	design,
	page,
	rest,
} ) => {
	await design.goto( '/pattern', { layout: 'table' } );
	const input = page.locator( 'input[type=file]' );
	const file = ( name: string, value: unknown ) => ( {
		name,
		mimeType: 'application/json',
		buffer: Buffer.from( JSON.stringify( value ) ),
	} );
	const count = async () =>
		(
			await rest< unknown[] >( '/wp/v2/blocks', {
				params: { per_page: 100 },
			} )
		).length;
	await expect( page.getByRole( 'table' ) ).toBeVisible();
	const before = await count();

	await input.setInputFiles( [
		file( 'good.json', HERO ),
		file( 'bad.json', { ...HERO, title: 5 } ),
	] );
	await expect(
		page.getByText( '“bad.json”: Invalid pattern JSON file' ).last()
	).toBeVisible();
	expect( await count() ).toBe( before );

	await input.setInputFiles( [
		file( 'two.json', [ HERO, { ...HERO, title: 'Second' } ] ),
	] );
	await expect(
		page.getByText( 'Imported 2 patterns from JSON.' ).last()
	).toBeVisible();
	await design.navigation.getByRole( 'link', { name: /^Heroes/ } ).click();
	await expect(
		page.getByRole( 'link', { name: 'Imported hero' } ).first()
	).toBeVisible();
	await expect( page.getByText( 'Not synced' ).first() ).toBeVisible();

	await page
		.getByRole( 'button', { name: 'Actions', exact: true } )
		.first()
		.click();
	await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Delete' } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'All patterns' } )
	).toBeVisible();
	// The one about the import stays as long as this one.
	await page
		.getByTestId( 'snackbar' )
		.filter( { hasText: 'deleted' } )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect(
		design.navigation.getByRole( 'link', { name: /^Heroes/ } )
	).toContainText( '2' );
} );

test( 'a theme’s pattern can be looked at and duplicated; what is hostile or broken runs nothing', async ( {
	consoleWatch,
	design,
	page,
	rest,
} ) => {
	await design.goto( '/wp_block/twentytwentyfive/banner-intro' );
	await expect(
		page.getByText(
			'This pattern comes with the theme and cannot be changed.',
			{
				exact: false,
			}
		)
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Duplicate' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByLabel( 'Name', { exact: true } )
		.fill( 'My intro' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Duplicate' } )
		.click();
	await expect(
		page.getByText( '"My intro" successfully created.' ).last()
	).toBeVisible();

	consoleWatch.allow( /status of 404 .*theme-pattern/ );
	await design.goto( '/wp_block/theme/gone' );
	await expect(
		page
			.getByText( 'This pattern does not exist.', { exact: false } )
			.last()
	).toBeVisible();

	const hostile = await create( rest, {
		title: '<img src=x onerror=window.hacked=1>',
		content:
			'<!-- wp:html --><script>top.hacked=1</script><img src=x onerror="top.hacked=1"><!-- /wp:html --><!-- wp:group --><div',
	} );
	await rest( `/wp/v2/blocks/${ hostile.id }`, {
		method: 'POST',
		data: {
			content: `<!-- wp:block {"ref":${ hostile.id }} /--><!-- wp:html --><script>top.hacked=1</script><p>Shown</p><!-- /wp:html -->`,
		},
	} );
	await design.goto( '/pattern', { search: 'onerror' } );
	await expect(
		page.getByRole( 'link', { name: '<img src=x' } ).first()
	).toBeVisible();
	// Read from outside: the frame runs no script, and complains about those of the test, too.
	await expect
		.poll( () =>
			page.evaluate(
				() =>
					document.querySelector< HTMLIFrameElement >(
						'.atelier-record-preview__frame'
					)?.contentDocument?.body?.textContent ?? ''
			)
		)
		.toContain( 'Shown' );
	expect( await page.evaluate( 'window.hacked' ) ).toBeUndefined();
} );

test( 'the previews show unsaved edits of the styles, until they are discarded', async ( {
	design,
	page,
	rest,
	saveView,
} ) => {
	const key = ( await getGlobalStylesRoute( rest ) ).split( '/' ).pop();
	const readBackground = () =>
		page.evaluate( () => {
			const body = document.querySelector< HTMLIFrameElement >(
				'.atelier-record-preview__frame'
			)?.contentDocument?.body;
			return body && window.getComputedStyle( body ).backgroundColor;
		} );
	await design.goto( '/styles' );
	await design.waitForCanvas();
	await changeRecords( page, [
		{
			kind: 'root',
			name: 'globalStyles',
			key: Number( key ),
			edits: { styles: { color: { background: EDITED } } },
		},
	] );
	await design.navigation.getByRole( 'button', { name: 'Back' } ).click();
	await design.items.filter( { hasText: 'Patterns' } ).click();
	await expect.poll( readBackground ).toBe( EDITED );

	await saveView.hub.click();
	await saveView.modal
		.getByRole( 'button', { name: /^Discard changes to/ } )
		.click();
	await expect.poll( readBackground ).toBe( SAVED );
} );

test( 'deleting what is in use puts another in its places, or keeps its content there', async ( {
	design,
	page,
	rest,
} ) => {
	const content = '<!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph -->';
	const first = await create( rest, { title: 'Used first', content } );
	const second = await create( rest, { title: 'Used second', content } );
	const user = await rest< { id: number } >( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'Uses it',
			status: 'publish',
			content: `<!-- wp:block {"ref":${ first.id }} /-->`,
		},
	} );
	const readPage = async () =>
		(
			await rest< { content: { raw: string } } >(
				`/wp/v2/pages/${ user.id }`,
				{ params: { context: 'edit' } }
			)
		).content.raw;
	const list = new ListPage( design, 'pattern' );
	await list.open( { layout: 'table', search: 'used' } );
	const dialog = page.getByRole( 'dialog' );
	const remove = async ( title: string, choice: string ) => {
		await list.act( title, 'Delete' );
		await expect(
			dialog.getByRole( 'link', { name: 'Uses it' } )
		).toBeVisible();
		await dialog.getByRole( 'radio', { name: choice } ).check();
	};

	await remove( 'Used first', 'They show another one' );
	const confirm = dialog.getByRole( 'button', { name: 'Delete' } );
	await expect( confirm ).toHaveAttribute( 'aria-disabled', 'true' );
	const other = dialog.getByRole( 'radio', {
		name: 'Used second',
		exact: true,
	} );
	// Where other tests have made more patterns than are offered at once, it is searched.
	const search = dialog.getByRole( 'searchbox' );
	await expect( search.or( other ).first() ).toBeVisible();
	if ( await search.isVisible() ) {
		await search.fill( 'Used second' );
	}
	await other.check();
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await confirm.click();
	await expect( list.notice( '"Used first" deleted.' ) ).toBeVisible();
	expect( await readPage() ).toBe(
		`<!-- wp:block {"ref":${ second.id }} /-->`
	);

	await remove( 'Used second', 'They keep its content, unlinked' );
	await confirm.click();
	await expect( list.notice( '"Used second" deleted.' ) ).toBeVisible();
	expect( await readPage() ).toBe( content );
} );

test( 'a part that a person changed is reset, and comes back with its number and revisions', async ( {
	design,
	page,
	rest,
} ) => {
	const path = '/wp/v2/template-parts/twentytwentyfive//footer';
	interface Part {
		wp_id: number;
		source: string;
		title: { rendered: string };
		content: { raw: string };
	}
	const read = () => rest< Part >( path, { params: { context: 'edit' } } );
	const write = ( words: string ) =>
		rest< Part >( path, {
			method: 'PUT',
			data: {
				content: `<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`,
			},
		} );
	await write( 'First' );
	const changed = await write( 'Second' );
	const countRevisions = async () =>
		( await rest< unknown[] >( `${ path }/revisions` ) ).length;
	const revisions = await countRevisions();
	expect( revisions ).toBeGreaterThan( 0 );
	const title = changed.title.rendered;

	const list = new ListPage( design, 'pattern' );
	await list.open( { layout: 'table', postType: 'wp_template_part' } );
	await list.act( title, 'Reset' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Reset' } )
		.click();
	await expect( list.notice( `"${ title }" reset.` ) ).toBeVisible();
	expect( ( await read() ).source ).toBe( 'theme' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect
		.poll( async () => ( await read() ).content.raw )
		.toContain( 'Second' );
	expect( ( await read() ).wp_id ).toBe( changed.wp_id );
	expect( await countRevisions() ).toBe( revisions );
} );

test( 'a pattern that is not there is said to be missing, without a name and without Edit', async ( {
	consoleWatch,
	design,
	page,
} ) => {
	// The browser logs each answer with 404.
	consoleWatch.allow( /404/ );
	await design.goto( '/wp_block/999999' );
	await expect(
		design.navigation.getByText(
			'It does not exist. Perhaps it was deleted?'
		)
	).toBeVisible();
	await expect(
		design.navigation.getByRole( 'heading', { name: 'Patterns', level: 1 } )
	).toBeVisible();
	await expect( page.getByText( '(no title)' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'button', { name: /^Edit\b/ } ) ).toHaveCount(
		0
	);
} );

test( 'a pattern that contains itself says so', async ( {
	design,
	page,
	rest,
} ) => {
	const { id } = await create( rest, { title: 'Loop', content: '' } );
	await rest( `/wp/v2/blocks/${ id }`, {
		method: 'POST',
		data: { content: `<!-- wp:block {"ref":${ id }} /-->` },
	} );
	await design.goto( `/wp_block/${ id }` );
	await expect(
		page.getByText(
			'This pattern contains itself. Nothing is shown in that place.'
		)
	).toBeVisible();
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'the categories come first, and one of them opens its list', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/pattern' );
		await page.getByRole( 'link', { name: /^Footer \d/ } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Footer' } )
		).toBeVisible();
		await expect(
			page.locator( '.dataviews-view-grid__card' ).first()
		).toBeVisible();
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth
		);
		expect( width ).toBe( 390 );
	} );
} );

test( 'the routes refuse whoever may not edit the design, and everything malformed', async ( {
	browser,
	rest,
	site,
} ) => {
	const context = await browser.newContext( { baseURL: site.url } );
	await logIn( context, site.url, 'author' );
	const asAuthor = createRest( context.request, site.url );
	for ( const path of [
		'/atelier/v1/patterns',
		'/atelier/v1/parts',
		'/atelier/v1/theme-pattern?name=a',
		'/atelier/v1/preview-frame',
		'/atelier/v1/previews?records[]=wp_block:1',
	] ) {
		expect( ( await asAuthor.raw( path ) ).status(), path ).toBe( 403 );
	}
	await context.close();
	for ( const records of [
		[],
		[ 'page:1' ],
		Array( 11 ).fill( 'wp_block:1' ),
	] ) {
		const query = records
			.map( ( record ) => `records[]=${ record }` )
			.join( '&' );
		const answer = await rest.raw( `/atelier/v1/previews?${ query }` );
		expect( answer.status(), query ).toBe( 400 );
	}
} );

test( 'a preview has the styles that the theme gives to its sections, and none of another record', async ( {
	rest,
} ) => {
	const section = ( className: string ) =>
		`<!-- wp:columns {"className":"${ className }"} --><div class="wp-block-columns ${ className }"></div><!-- /wp:columns -->`;
	const styled = await create( rest, {
		title: 'Of a section',
		content: section( 'is-style-section-1' ),
	} );
	const plain = await create( rest, {
		title: 'Plain',
		content: section( 'is-plain' ),
	} );
	const { previews } = await rest( '/atelier/v1/previews', {
		params: {
			'records[0]': `wp_block:${ styled.id }`,
			'records[1]': `wp_block:${ plain.id }`,
		},
	} );
	const [ ofStyled, ofPlain ] = previews;
	const [ name ] = ofStyled.html.match( /is-style-section-1--\d+/ );
	expect( ofStyled.css ).toMatch(
		new RegExp(
			`\\.${ name }\\b[^{}]*\\{background-color: var\\(--wp--preset--color--accent-5\\)`
		)
	);
	expect( ofPlain.css ).not.toContain( 'section-1' );
	for ( const { id } of [ styled, plain ] ) {
		await rest( `/wp/v2/blocks/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	}
} );
