import { expect, test } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { changeRecords } from '../support/change-records';
import { checkAccessibility } from '../support/check-accessibility';
import type { Rest } from '../support/rest';
import { tabTo } from '../support/tab-to';

test.use( { ownSite: 'templates' } );

const POSTS = '/wp/v2/wp_template';
const THEME = 'atelier-hierarchy';
const ACTIVE = '/atelier/v1/active-templates';

interface Template {
	id: number;
	slug: string;
	theme: string;
	status: string;
	title: { raw: string };
	content: { raw: string };
	meta: { is_wp_suggestion: boolean };
}

const text = ( words: string ) =>
	`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;

/** Makes a version of a template. */
const createVersion = ( rest: Rest, slug: string, isActive: boolean ) =>
	rest< Template >( POSTS, {
		method: 'POST',
		data: {
			slug,
			title: `My ${ slug }`,
			status: 'publish',
			content: text( `VERSION ${ slug }` ),
			meta: { is_wp_suggestion: true },
			activate: isActive,
		},
	} );

const setActive = ( rest: Rest, slug: string, template: number ) =>
	rest( `${ ACTIVE }/${ slug }`, { method: 'PUT', data: { template } } );

/** The templates of the test theme that people made. */
const readTemplates = async ( rest: Rest ) =>
	(
		await rest< Template[] >( POSTS, {
			params: { context: 'edit', per_page: 100 },
		} )
	).filter( ( { theme } ) => theme === THEME );

// The tool that records traces runs a script in every frame; those of previews refuse it.
test.beforeEach( ( { consoleWatch } ) =>
	consoleWatch.allow( /Blocked script execution in 'about:srcdoc'/ )
);

test.beforeAll( async ( { site } ) => {
	await site.usePlugin( 'templates-books' );
	await site.useTheme( THEME );
} );

test.afterEach( async ( { rest } ) => {
	for ( const { id } of await readTemplates( rest ) ) {
		await rest( `${ POSTS }/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	}
	for ( const slug of Object.keys( await rest< object >( ACTIVE ) ) ) {
		await rest( `${ ACTIVE }/${ slug }`, {
			method: 'PUT',
			data: { template: null },
		} );
	}
} );

/** Reads which template of the tests a visitor gets for an address. */
const visit = async ( url: string ) =>
	( await ( await fetch( url ) ).text() ).match(
		/(FILE|PLUGIN|VERSION) [a-z0-9-]+/
	)?.[ 0 ];

test( 'templates are listed by what is active, what people made and where they come from, in every layout', async ( {
	design,
	page,
	rest,
} ) => {
	await createVersion( rest, 'search', false );
	await design.goto( '/' );
	await design.navigation.getByRole( 'link', { name: 'Templates' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Active templates' } )
	).toBeVisible();
	const list = new ListPage( design, 'template' );
	await expect( list.items.first() ).toBeVisible();
	await expect(
		page.locator( '.atelier-record-preview__frame' ).first()
	).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'My search' } ) ).toHaveCount(
		0
	);
	await checkAccessibility( page, {
		include: 'body',
		exclude: [ '.atelier-record-preview__frame' ],
	} );

	await design.navigation
		.getByRole( 'link', { name: 'Custom templates 2' } )
		.click();
	expect( design.query.get( 'activeView' ) ).toBe( 'user' );
	await expect(
		page.getByRole( 'link', { name: 'My search' } ).first()
	).toBeVisible();
	await expect( page.getByText( 'Inactive' ) ).toBeVisible();
	await expect(
		page.getByText( 'Served by “Search Results” (Atelier Hierarchy)' )
	).toBeVisible();

	await design.navigation
		.getByRole( 'link', { name: 'Templates books 1' } )
		.click();
	await expect(
		page.getByRole( 'link', { name: 'Book', exact: true } ).first()
	).toBeVisible();
	await design.navigation
		.getByRole( 'link', { name: /^Atelier Hierarchy / } )
		.click();
	await page.getByRole( 'button', { name: 'Layout' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Table' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( list.row( 'Search Results' ) ).toContainText( 'Active' );
	await checkAccessibility( page, { include: 'body' } );

	await page.getByRole( 'button', { name: 'Layout' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'List' } ).click();
	await page.keyboard.press( 'Escape' );
	expect( design.query.get( 'layout' ) ).toBe( 'list' );
	await page
		.locator( '.dataviews-view-list > [role="row"]' )
		.filter( { hasText: 'Search Results' } )
		.click();
	// The preview of every list (specification 4.2): a press edits.
	await expect( design.canvas.getByText( 'FILE search' ) ).toBeVisible();
	await page
		.locator( '.atelier-layout__preview' )
		.getByRole( 'button', { name: 'Edit', exact: true } )
		.click();
	await expect( design.topBar ).toBeVisible();
	await page
		.getByRole( 'button', { name: 'Open Navigation' } )
		.first()
		.click();
	await expect( list.row( 'Search Results' ) ).toBeVisible();
} );

test( 'activating a version says what it replaces, and can be undone', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const search = `${ site.url }/?s=chair`;
	await createVersion( rest, 'search', false );
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table', activeView: 'user' } );
	expect( await visit( search ) ).toBe( 'FILE search' );

	await list.act( 'My search', 'Activate' );
	await expect(
		list.notice(
			'“My search” is active now. It replaces “Search Results” (Atelier Hierarchy).'
		)
	).toBeVisible();
	await expect( list.row( 'My search' ) ).toContainText( 'Active' );
	expect( await visit( search ) ).toBe( 'VERSION search' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( list.row( 'My search' ) ).toContainText( 'Inactive' );
	expect( await visit( search ) ).toBe( 'FILE search' );

	await list.act( 'My search', 'Activate' );
	await expect( list.row( 'My search' ) ).not.toContainText( 'Inactive' );
	await list.act( 'My search', 'Deactivate' );
	await expect(
		list.notice(
			'“My search” deactivated. The original from the theme or plugin is active again.'
		)
	).toBeVisible();
	expect( await visit( search ) ).toBe( 'FILE search' );

	// A file is taken out of its hierarchy, and comes back.
	await design.navigation
		.getByRole( 'link', { name: /^Atelier Hierarchy / } )
		.click();
	await list.act( 'Search Results', 'Deactivate' );
	await expect(
		list.notice(
			'“Search Results” deactivated. The next template in the hierarchy is used.'
		)
	).toBeVisible();
	await expect( list.row( 'Search Results' ) ).toContainText( 'Inactive' );
	expect( await visit( search ) ).toBe( 'FILE index' );
	await list.act( 'Search Results', 'Activate' );
	await expect( list.row( 'Search Results' ) ).not.toContainText(
		'Inactive'
	);
	expect( await visit( search ) ).toBe( 'FILE search' );
} );

test( 'a template is duplicated without going live, and gets a name, a description and another slug', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const version = await createVersion( rest, 'search', true );
	const menu = await rest( '/wp/v2/navigation', {
		method: 'POST',
		data: { title: 'Shared', content: '', status: 'publish' },
	} );
	await rest( `${ POSTS }/${ version.id }`, {
		method: 'POST',
		data: {
			content: `${ text( 'VERSION search' ) }<!-- wp:navigation {"ref":${
				menu.id
			}} /-->`,
		},
	} );
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table', activeView: 'user' } );
	await list.act( 'My search', 'Duplicate' );
	await expect(
		list.notice(
			'“My search” duplicated. The copy is not active. The menu in it stays linked: a change of the menu appears in the original and in the copy.'
		)
	).toBeVisible();
	await expect( list.row( 'My search (Copy)' ) ).toContainText( 'Inactive' );
	await expect( list.row( 'My search (Copy)' ) ).toContainText(
		'Served by “My search”'
	);

	await list.act( 'My search (Copy)', 'Rename' );
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Name' ).fill( '<b>Hall</b> of fame' );
	await dialog.getByLabel( 'Description' ).fill( 'For the best.' );
	await dialog.getByLabel( 'Slug' ).fill( 'tag-oak' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	const row = list.row( '<b>Hall</b> of fame' );
	await expect( row ).toContainText( 'For the best.' );
	const copy = ( await readTemplates( rest ) ).find(
		( { id } ) => id !== version.id
	);
	expect( copy ).toMatchObject( { slug: 'tag-oak', status: 'publish' } );
	expect( await rest( ACTIVE ) ).toEqual( { search: version.id } );
	expect( await visit( `${ site.url }/?s=chair` ) ).toBe( 'VERSION search' );
} );

test( 'reset and delete can be undone, with the number and the revisions', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const search = `${ site.url }/?s=chair`;
	const { id } = await createVersion( rest, 'search', true );
	for ( const words of [ 'VERSION two', 'VERSION three' ] ) {
		await rest( `${ POSTS }/${ id }`, {
			method: 'PUT',
			data: { content: text( words ) },
		} );
	}
	const countRevisions = async () =>
		( await rest< unknown[] >( `/wp/v2/templates/${ id }/revisions` ) )
			.length;
	const revisions = await countRevisions();
	expect( revisions ).toBeGreaterThan( 1 );

	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table' } );
	await list.act( 'My search', 'Reset' );
	await expect(
		list.notice(
			'“My search” reset. The original from the theme or plugin is active again.'
		)
	).toBeVisible();
	await expect( list.row( 'Search Results' ) ).toContainText( 'Active' );
	expect( await visit( search ) ).toBe( 'FILE search' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( list.row( 'My search' ) ).toContainText( 'Active' );
	expect( await visit( search ) ).toBe( 'VERSION three' );
	expect( await countRevisions() ).toBe( revisions );
	expect( await rest( ACTIVE ) ).toEqual( { search: id } );

	await rest( `${ ACTIVE }/search`, {
		method: 'PUT',
		data: { template: null },
	} );
	await list.open( { layout: 'table', activeView: 'user' } );
	await list.act( 'My search', 'Delete' );
	await expect( list.notice( '"My search" deleted.' ) ).toBeVisible();
	await expect( list.row( 'My search' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( list.row( 'My search' ) ).toContainText( 'Inactive' );
	expect(
		( await readTemplates( rest ) ).map( ( post ) => post.id )
	).toEqual( [ id ] );
	expect( await countRevisions() ).toBe( revisions );
	expect( await rest( ACTIVE ) ).toEqual( {} );
} );

test( 'a template is added step by step, for all items, for one, and for whatever chooses it', async ( {
	design,
	page,
	rest,
} ) => {
	const names = [ ...Array( 12 ).keys() ].map( ( n ) => `Sort ${ n + 1 }` );
	const categories = await Promise.all(
		names.map( ( name ) =>
			rest< { id: number; slug: string; link: string } >(
				'/wp/v2/categories',
				{ method: 'POST', data: { name } }
			)
		)
	);
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table' } );
	const dialog = page.getByRole( 'dialog' );
	const choose = ( name: string | RegExp ) =>
		dialog.getByRole( 'button', { name } ).click();
	// Specification 2.6: the label is WordPress's own of the type.
	const add = page.getByRole( 'button', {
		name: 'Add Template',
		exact: true,
	} );

	// The theme has a template for all categories: what is left is one of them.
	await add.click();
	await expect(
		dialog.getByRole( 'heading', { name: 'Add template' } )
	).toBeVisible();
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await choose( /^Category Archives/ );
	await expect(
		dialog.getByRole( 'list' ).getByRole( 'button' )
	).toHaveCount( 10 );
	await choose( 'Back' );
	await choose( /^Category Archives/ );
	await expect( dialog.getByRole( 'searchbox' ) ).toBeVisible();
	const readHeight = () =>
		dialog.evaluate( ( { clientHeight } ) => clientHeight );
	const height = await readHeight();
	await dialog.getByRole( 'searchbox' ).fill( 'sort 12' );
	await expect(
		dialog.getByRole( 'list' ).getByRole( 'button' )
	).toHaveCount( 1 );
	// The window keeps its size, and with it the field its place, when there is less to show.
	expect( await readHeight() ).toBe( height );
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await choose( /^Sort 12/ );
	await expect(
		list.notice(
			'"Category: Sort 12" successfully created. Visitors see it once you save its content.'
		)
	).toBeVisible();
	await expect( page ).toHaveURL( /canvas=edit/ );
	const [ made ] = await readTemplates( rest );
	expect( made ).toMatchObject( {
		slug: 'category-sort-12',
		status: 'publish',
		title: { raw: 'Category: Sort 12' },
		meta: { is_wp_suggestion: true },
	} );
	expect( await rest( ACTIVE ) ).toEqual( {} );
	// The pattern chooser of the editor offers the templates of the hierarchy.
	await expect(
		page.getByRole( 'dialog', { name: 'Choose a pattern' } )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Skip' } ).click();

	// Which has one is not offered again; the plugin's taxonomy has no template for all.
	await list.open( { layout: 'table' } );
	await add.click();
	await choose( /^Category Archives/ );
	await dialog.getByRole( 'searchbox' ).fill( 'sort 12' );
	await expect( dialog.getByText( 'No results found' ) ).toBeVisible();
	await choose( 'Back' );
	await choose( /^Genre/ );
	await choose( /^For a specific item/ );
	await expect( dialog.getByText( 'No results found' ) ).toBeVisible();
	await choose( 'Back' );
	await expect(
		dialog.getByRole( 'button', { name: /^For all items/ } )
	).toBeVisible();
	await choose( 'Back' );
	await choose( /^Custom template/ );
	await dialog.getByLabel( 'Name' ).fill( 'Post with Sidebar' );
	await page.keyboard.press( 'Enter' );
	await expect(
		list.notice( '"Post with Sidebar" successfully created.' )
	).toBeVisible();
	const templates = await readTemplates( rest );
	expect(
		templates.find( ( { slug } ) => slug === 'post-with-sidebar' )
	).toMatchObject( { meta: { is_wp_suggestion: false } } );
	expect( await rest( ACTIVE ) ).toEqual( {} );
	for ( const { id } of categories ) {
		await rest( `/wp/v2/categories/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	}
} );

test( 'a page stays as it is until its own template is saved with a content', async ( {
	design,
	page,
	rest,
	saveView,
} ) => {
	const { id, link } = await rest< { id: number; link: string } >(
		'/wp/v2/pages',
		{ method: 'POST', data: { title: 'Our story', status: 'publish' } }
	);
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table' } );
	const dialog = page.getByRole( 'dialog' );
	await page.getByRole( 'button', { name: 'Add template' } ).click();
	await dialog.getByRole( 'button', { name: /^Pages/ } ).click();
	await dialog.getByRole( 'searchbox' ).fill( 'our story' );
	await dialog.getByRole( 'button', { name: /^Our story/ } ).click();
	await expect(
		list.notice(
			'"Page: Our story" successfully created. Visitors see it once you save its content.'
		)
	).toBeVisible();
	await page
		.getByRole( 'dialog', { name: 'Choose a pattern' } )
		.getByRole( 'button', { name: 'Skip' } )
		.click();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect( settings ).toContainText(
		'Visitors see the next template in the hierarchy until you save changes of this template.'
	);
	expect( await visit( link ) ).toBe( 'FILE page' );
	expect( await rest( ACTIVE ) ).toEqual( {} );

	await design.canvas.getByRole( 'button', { name: /^Add default/ } ).click();
	await page.keyboard.type( 'VERSION story' );
	expect( await visit( link ) ).toBe( 'FILE page' );
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect(
		saveView.notice( /^“Page: Our story” is active now\./ )
	).toBeVisible();
	expect( await visit( link ) ).toBe( 'VERSION story' );
	const [ made ] = await readTemplates( rest );
	expect( await rest( ACTIVE ) ).toEqual( { 'page-our-story': made?.id } );
	await expect( settings ).not.toContainText( 'Visitors see the next' );
	await rest( `/wp/v2/pages/${ id }`, {
		method: 'DELETE',
		params: { force: true },
	} );
} );

test( 'a file opens as it is, and is customized or duplicated from there', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const search = `${ site.url }/?s=chair`;
	const path = '/wp_registered_template/atelier-hierarchy//search';
	await rest( `${ ACTIVE }/search`, {
		method: 'PUT',
		data: { template: false },
	} );
	await design.goto( path );
	await expect(
		page.getByText(
			'This is the original from Atelier Hierarchy, and it is not active.',
			{ exact: false }
		)
	).toBeVisible();
	// At its own size, to be scrolled and read.
	await expect(
		page
			.frameLocator( 'iframe[title="Search Results"]' )
			.getByText( 'FILE search' )
	).toBeVisible();
	await checkAccessibility( page, {
		include: 'body',
		exclude: [ '.atelier-full-preview__frame' ],
	} );
	await page.getByRole( 'button', { name: 'Duplicate' } ).click();
	await expect(
		page
			.getByText( '“Search Results” duplicated. The copy is not active.' )
			.last()
	).toBeVisible();
	expect( await visit( search ) ).toBe( 'FILE index' );

	await page.getByRole( 'button', { name: 'Customize' } ).click();
	await expect( page ).toHaveURL( /canvas=edit/ );
	await expect(
		page
			.getByText(
				'Your copy of “Search Results” was made. Visitors see it once you save changes of it.'
			)
			.last()
	).toBeVisible();
	await expect( design.canvas.getByText( 'FILE search' ) ).toBeVisible();
	expect( await visit( search ) ).toBe( 'FILE index' );
	expect( await readTemplates( rest ) ).toHaveLength( 2 );
	await design.canvas.getByText( 'FILE search' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( '-mine' );
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect.poll( () => visit( search ) ).toBe( 'FILE search-mine' );

	// One that serves is edited in place: nothing is made before it is saved.
	await design.goto( '/wp_registered_template/atelier-hierarchy//author' );
	await page.getByRole( 'button', { name: 'Customize' } ).click();
	await expect( design.canvas.getByText( 'FILE author' ) ).toBeVisible();
	expect( await readTemplates( rest ) ).toHaveLength( 2 );
} );

test( 'which template serves an address is told, and one is made for it alone', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const { id } = await rest< { id: number } >( '/wp/v2/pages', {
		method: 'POST',
		data: { title: 'Our team', status: 'publish' },
	} );
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table' } );
	await page
		.getByRole( 'button', { name: 'Which template serves…' } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	const field = dialog.getByLabel(
		'Address, or name of a page, post, category or author'
	);
	await field.fill( `${ site.url }/our-team/` );
	await page.keyboard.press( 'Enter' );
	const steps = dialog.getByRole( 'listitem' );
	await expect( steps ).toHaveCount( 5 );
	await expect( steps.nth( 2 ) ).toContainText( 'Serves: “Pages”' );
	await expect( steps.nth( 2 ) ).toHaveAttribute( 'aria-current', 'true' );

	// By name: a term, an author, a page.
	await field.fill( 'uncat' );
	await dialog.getByRole( 'button', { name: /^Uncategorized/ } ).click();
	await expect( dialog.locator( '[aria-current]' ) ).toContainText(
		'Serves: “Category Archives”'
	);
	await field.fill( 'ada' );
	await dialog.getByRole( 'button', { name: /^Ada Holm/ } ).click();
	await expect( dialog.locator( '[aria-current]' ) ).toContainText(
		'Serves: “Author Archives”'
	);
	await field.fill( 'our te' );
	await dialog.getByRole( 'button', { name: /^Our team/ } ).click();
	await expect( steps ).toHaveCount( 5 );
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await dialog
		.getByRole( 'button', {
			name: 'Create an override here: page-our-team',
		} )
		.click();
	await expect( page ).toHaveURL( /canvas=edit/ );
	await expect( design.canvas.getByText( 'FILE page' ) ).toBeVisible();
	const [ made ] = await readTemplates( rest );
	expect( made ).toMatchObject( {
		slug: 'page-our-team',
		title: { raw: 'Page: Our team' },
	} );
	expect( await rest( ACTIVE ) ).toEqual( {} );
	await setActive( rest, 'page-our-team', made?.id ?? 0 );

	// From the editor's panel of the page, by an address, and by the command palette.
	await design.goto( `/page/${ id }`, { canvas: 'edit' } );
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'button', { name: 'Why this template?' } )
		.click();
	await expect( dialog.locator( '[aria-current]' ) ).toContainText(
		'Serves: “Page: Our team” (Ada Holm)'
	);
	await dialog
		.getByRole( 'button', { name: 'Edit page', exact: true } )
		.click();
	await expect( page ).toHaveURL( /wp_template.*hierarchy.*page/ );
	await design.goto( '/template', { resolve: `post:${ id }` } );
	await expect( dialog.locator( '[aria-current]' ) ).toContainText(
		'Serves: “Page: Our team”'
	);
	await design.goto( '/' );
	await page.getByRole( 'heading', { name: 'Design', level: 1 } ).waitFor();
	await page.keyboard.press( 'ControlOrMeta+k' );
	await page.getByRole( 'combobox' ).fill( 'which template' );
	await page
		.getByRole( 'option', { name: 'Which template serves an address?' } )
		.click();
	await expect( dialog.locator( '[aria-current]' ) ).toContainText(
		'Serves: “Front Page”'
	);
	await rest( `/wp/v2/pages/${ id }`, {
		method: 'DELETE',
		params: { force: true },
	} );
} );

test( 'a version is compared with the original that has changed, and gives way to it with Undo', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	await createVersion( rest, 'single-book', true );
	await site.task( 'set-options', {
		templates_books_content: text( 'PLUGIN single-two' ),
	} );
	const readActive = () => rest< object >( ACTIVE );
	const active = await readActive();
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table' } );
	await expect( list.row( 'My single-book' ) ).toContainText(
		'The original has changed since. Compare the two.'
	);
	const dialog = page.getByRole( 'dialog' );
	await list.act( 'My single-book', 'Compare with the original' );
	await expect(
		dialog.getByRole( 'region', { name: 'Changes of the original' } )
	).toContainText( 'VERSION single-book → PLUGIN single-two' );
	await expect(
		dialog.locator( '.atelier-record-preview__frame.is-shown' )
	).toHaveCount( 2 );
	await checkAccessibility( page, {
		include: '[role="dialog"]',
		exclude: [ '.atelier-record-preview__frame' ],
	} );
	await dialog.getByRole( 'button', { name: 'Use the original' } ).click();
	await expect( list.notice( '“My single-book” reset.' ) ).toBeVisible();
	expect( await readActive() ).toEqual( {} );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( list.row( 'My single-book' ) ).toContainText( 'Active' );
	expect( await readActive() ).toEqual( active );

	await list.act( 'My single-book', 'Compare with the original' );
	await dialog.getByRole( 'button', { name: 'Keep this version' } ).click();
	await expect( list.row( 'My single-book' ) ).not.toContainText(
		'The original has changed since.'
	);
	expect( await readActive() ).toEqual( active );
} );

test( 'a version that is not active takes over the original’s update where the two are compared, with Undo', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const { id } = await createVersion( rest, 'single-book', false );
	await site.task( 'set-options', {
		templates_books_content: text( 'PLUGIN single-three' ),
	} );
	const readContent = async () =>
		(
			await rest< { content: { raw: string } } >(
				`/wp/v2/wp_template/${ id }`,
				{ params: { context: 'edit' } }
			)
		).content.raw;
	const own = await readContent();
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table', activeView: 'user' } );
	await list.act( 'My single-book', 'Compare with the original' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'This version is not active.' );
	await dialog
		.getByRole( 'button', { name: 'Take over its content' } )
		.click();
	const notice = list.notice(
		'“My single-book” has the content of the original now.'
	);
	await expect( notice ).toBeVisible();
	expect( await readContent() ).toBe( text( 'PLUGIN single-three' ) );
	expect( await rest( ACTIVE ) ).not.toHaveProperty( 'single-book' );
	await expect( list.row( 'My single-book' ) ).not.toContainText(
		'The original has changed since.'
	);
	await notice.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( list.notice( 'Undone.' ) ).toBeVisible();
	expect( await readContent() ).toBe( own );
} );

test( 'what a plugin changes of the setting counts as unsaved, and is saved with the rest', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	const { id } = await createVersion( rest, 'search', false );
	await design.goto( '/' );
	await design.waitForCanvas();
	await changeRecords( page, [
		{
			kind: 'root',
			name: 'site',
			edits: { active_templates: { search: id } },
		},
	] );
	await saveView.hub.click();
	await expect( saveView.modal ).toContainText( 'Active templates' );
	await saveView.saveButton.click();
	await expect( saveView.hub ).toHaveText( 'Saved' );
	expect( await rest( ACTIVE ) ).toEqual( { search: id } );
	expect( await visit( `${ site.url }/?s=chair` ) ).toBe( 'VERSION search' );
} );

test( 'a version is activated by the keyboard alone', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	await createVersion( rest, 'search', false );
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table', activeView: 'user' } );
	await tabTo( page, 'Actions' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'menuitem' ).first() ).toBeFocused();
	await tabTo( page, 'Activate', 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( list.notice( '“My search” is active now.' ) ).toBeVisible();
	expect( await visit( `${ site.url }/?s=chair` ) ).toBe( 'VERSION search' );
} );

test( 'a version that is edited says that it is not active, and what visitors see; it is activated there', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	const search = `${ site.url }/?s=chair`;
	const { id } = await createVersion( rest, 'search', false );
	await design.goto( `/wp_template/${ id }`, { canvas: 'edit' } );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect(
		settings.getByText(
			'This version is not active: visitors see “Search Results” (Atelier Hierarchy).'
		)
	).toBeVisible();
	await checkAccessibility( page, {
		include: '.atelier-edited-template',
	} );
	await design.canvas.getByText( 'VERSION search' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( '-changed' );
	await saveView.topBarButton.click();
	await expect( saveView.topBarButton ).toHaveText( 'Saved' );
	expect( await visit( search ) ).toBe( 'FILE search' );

	await settings.getByRole( 'tab', { name: 'Template' } ).click();
	await settings.getByRole( 'button', { name: 'Activate' } ).click();
	await expect(
		page
			.getByText(
				'“My search” is active now. It replaces “Search Results” (Atelier Hierarchy).'
			)
			.last()
	).toBeVisible();
	await expect( settings.getByText( 'not active' ) ).toHaveCount( 0 );
	expect( await visit( search ) ).toBe( 'VERSION search-changed' );
} );

test( 'a file that is edited in place becomes the person’s copy, which is live', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	await design.goto( `/wp_template/${ THEME }//search`, { canvas: 'edit' } );
	await design.canvas.getByText( 'FILE search' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( '-mine' );
	expect( await readTemplates( rest ) ).toHaveLength( 0 );
	await saveView.topBarButton.click();
	await expect( saveView.topBarButton ).toHaveText( 'Saved' );
	const [ copy ] = await readTemplates( rest );
	expect( copy ).toMatchObject( { slug: 'search', status: 'publish' } );
	expect( await rest( ACTIVE ) ).toEqual( { search: copy?.id } );
	expect( await visit( `${ site.url }/?s=chair` ) ).toBe(
		'FILE search-mine'
	);
} );

test( 'what a plugin brings, what it puts into a hierarchy and what posts choose say what active means for them, and equal names are told apart', async ( {
	design,
	page,
	rest,
} ) => {
	await createVersion( rest, 'search-books', true );
	await createVersion( rest, 'search', false );
	await createVersion( rest, 'search', false );
	await rest( POSTS, {
		method: 'POST',
		data: {
			slug: 'wide',
			title: 'Wide',
			status: 'publish',
			content: text( 'VERSION wide' ),
			meta: { is_wp_suggestion: false },
		},
	} );
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table', activeView: 'active' } );
	await expect( list.row( 'Book' ) ).toContainText( 'Active' );
	await expect( list.row( 'Book' ) ).not.toContainText( 'when used' );
	await expect( list.row( 'My search-books' ) ).toContainText( 'Active' );
	for ( const name of [ 'Wide', 'Narrow page' ] ) {
		await expect( list.row( name ) ).toHaveCount( 0 );
	}
	await list.open( { layout: 'table', activeView: 'user' } );
	await expect( list.row( 'Wide' ) ).toContainText( 'Active when used' );
	const twins = page.getByRole( 'row' ).filter( { hasText: /My search \(/ } );
	await expect( twins ).toHaveCount( 2 );
	// Of one slug and one author, they differ by when they were changed.
	for ( const twin of await twins.all() ) {
		await expect( twin ).toContainText( /My search \(.*\d{4}/ );
	}
} );

test( 'a template for one item is given to another one, which it serves from then on', async ( {
	design,
	page,
	rest,
} ) => {
	const items = await Promise.all(
		[ 'Given one', 'Given two' ].map( ( title ) =>
			rest< { id: number; slug: string; link: string } >(
				'/wp/v2/pages',
				{ method: 'POST', data: { title, status: 'publish' } }
			)
		)
	);
	const [ one, two ] = items;
	await createVersion( rest, 'page-given-one', true );
	expect( await visit( one!.link ) ).toBe( 'VERSION page-given-one' );
	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table', activeView: 'user' } );
	await list.act( 'My page-given-one', 'Rename' );
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Slug' ).fill( 'page-given-two' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( list.notice( 'Template saved.' ) ).toBeVisible();
	await expect( list.row( 'My page-given-one' ) ).toContainText( 'Active' );
	expect( await visit( one!.link ) ).toBe( 'FILE page' );
	expect( await visit( two!.link ) ).toBe( 'VERSION page-given-one' );
	for ( const { id } of items ) {
		await rest( `/wp/v2/pages/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	}
} );
