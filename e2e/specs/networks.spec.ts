import { expect, test } from '../fixtures';
import { DesignPage } from '../pages/design-page';
import { SaveView } from '../pages/save-view';
import { logIn } from '../support/log-in';
import { makeNetwork } from '../support/network';
import { PREFERENCES } from '../support/prepared-site';
import { createRest, type Rest } from '../support/rest';

test.use( { ownSite: 'network', user: null } );

const TRANSFER = '/atelier/v1/transfer';

/** Imports a design of one site into another of its network, at once and as a draft, and takes it back. */
async function expectImportIntoSites( rest: Rest, onOther: Rest, url: string ) {
	const { id: pattern } = await rest( '/wp/v2/blocks', {
		method: 'POST',
		data: {
			title: 'Of the first',
			slug: 'of-the-first',
			status: 'publish',
			content: '<!-- wp:paragraph --><p>First</p><!-- /wp:paragraph -->',
		},
	} );
	const exportFrom = async ( site: Rest ) => {
		const exported = await site.raw( `${ TRANSFER }/file`, {
			method: 'POST',
			data: { keys: [ 'pattern/of-the-first' ] },
			isDesign: true,
		} );
		return exported.body();
	};
	const buffer = await exportFrom( rest );
	const send = ( path: string, fields = {} ) =>
		rest( `${ TRANSFER }/${ path }`, {
			method: 'POST',
			isDesign: true,
			multipart: {
				file: {
					name: 'design.zip',
					mimeType: 'application/zip',
					buffer,
				},
				...fields,
			},
		} );
	const { sites } = await send( 'judge' );
	expect( sites.map( ( one: { url: string } ) => one.url ) ).toEqual( [
		url,
	] );
	const at = `sites/${ sites[ 0 ].id }`;
	const readState = async () =>
		( await send( `${ at }/judge` ) ).rows[ 0 ].state;
	expect( await readState() ).toBe( 'new' );
	const items = JSON.stringify( [
		{ key: 'pattern/of-the-first', choice: 'replace' },
	] );
	const { draft } = await send( `${ at }/import`, { items, draft: 'All' } );
	expect( draft ).toEqual( expect.any( Number ) );
	expect( await readState() ).toBe( 'new' );
	const { undo } = await send( `${ at }/import`, { items } );
	expect( await readState() ).toBe( 'same' );
	// The other site exports the same bytes.
	expect( ( await exportFrom( onOther ) ).equals( buffer ) ).toBe( true );
	await rest( `${ TRANSFER }/${ at }/undo`, {
		method: 'POST',
		data: { run: undo },
		isDesign: true,
	} );
	expect( await readState() ).toBe( 'new' );
	const none = await rest.raw( `${ TRANSFER }/sites/99/undo`, {
		method: 'POST',
		data: { run: undo },
		isDesign: true,
	} );
	expect( none.status() ).toBe( 404 );
	await rest( `/wp/v2/blocks/${ pattern }`, {
		method: 'DELETE',
		params: { force: true },
	} );
}

test.describe( 'On a network below a folder', () => {
	test( 'the second site is seen, edited and saved, and the first stays as it is', async ( {
		context,
		debugLog,
		page,
		site,
	} ) => {
		// The network's list of plugins asks WordPress.org for updates, which a site of a test may not reach.
		debugLog.allow( /wp_update_plugins/ );
		const { first, second } = await makeNetwork( site );
		await logIn( context, second, 'admin', PREFERENCES );
		const rest = createRest( context.request, second );

		// A draft is one of its site: not found on another, not shown there, and neither is its link.
		const DRAFTS = '/atelier/v1/drafts';
		const draft = await rest( DRAFTS, {
			method: 'POST',
			data: { name: 'Second' },
			isDesign: true,
		} );
		const inDraft = { 'X-Atelier-Draft': String( draft.id ) };
		await rest( '/wp/v2/settings', {
			method: 'POST',
			data: { title: 'Drafted title' },
			isDesign: true,
			headers: inDraft,
		} );
		const { url } = await rest( `${ DRAFTS }/${ draft.id }/share`, {
			method: 'POST',
			data: { days: 1 },
			isDesign: true,
		} );
		expect( url.startsWith( `${ second }/` ) ).toBe( true );
		const get = async ( address: string ) => {
			const answer = await context.request.get( address );
			return [
				answer.status(),
				( await answer.text() ).includes( 'Drafted title' ),
			];
		};
		expect( await get( url ) ).toEqual( [ 200, true ] );
		expect( await get( `${ second }/` ) ).toEqual( [ 200, false ] );
		expect( await get( url.replace( second, first ) ) ).toEqual( [
			404,
			false,
		] );
		await logIn( context, first, 'admin' );
		const onFirst = createRest( context.request, first );
		expect( await onFirst( DRAFTS ) ).toEqual( [] );
		// Deleting the plugin deletes the drafts of all sites: the network's list of plugins says which have some.
		const plugins = await context.request.get(
			`${ first }/wp-admin/network/plugins.php`
		);
		expect( await plugins.text() ).toMatch(
			/href="[^"]*\/second\/wp-admin\/[^"]*">[^<]*<\/a> \(1\)/
		);
		const read = await onFirst.raw( '/wp/v2/settings', {
			isDesign: true,
			headers: inDraft,
		} );
		expect( read.status() ).toBe( 404 );

		await expectImportIntoSites( onFirst, rest, second );

		await logIn( context, second, 'admin', PREFERENCES );
		const design = new DesignPage( page, second );
		await page.goto( `${ second }/wp-admin/` );
		await page
			.getByRole( 'navigation', { name: 'Main menu' } )
			.getByRole( 'link', { name: 'Design', exact: true } )
			.first()
			.click();
		await design.waitForCanvas();
		await design.goto( '/page', { layout: 'table' } );
		await page.getByRole( 'link', { name: 'Sample Page' } ).click();
		await design.waitForCanvas();
		expect( page.url() ).toContain( '/network/second/wp-admin/' );
		const [ sample ] = await rest( '/wp/v2/pages', {
			params: { slug: 'sample-page' },
		} );
		await design.goto( `/page/${ sample.id }`, { canvas: 'edit' } );
		await design.waitForCanvas();
		await design.canvas.getByText( 'This is an example page' ).click();
		await page.keyboard.press( 'Home' );
		await page.keyboard.type( 'On the second site: ' );
		await new SaveView( page ).saveInEditor();
		const stored = await rest( `/wp/v2/pages/${ sample.id }`, {
			params: { context: 'edit' },
		} );
		expect( stored.content.raw ).toContain( 'On the second site: ' );
		const visited = await context.request.get( `${ first }/` );
		expect( visited.status() ).toBe( 200 );
		expect( await visited.text() ).not.toContain( 'On the second site' );
	} );
} );
