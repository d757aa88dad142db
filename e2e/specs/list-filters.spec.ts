import type { Page } from '@playwright/test';

import { expect, SHARED_SITE, test as base } from '../fixtures';
import { ListPage } from '../pages/list-page';

const test = base.extend< { pages: ListPage; posts: ListPage } >( {
	pages: async ( { design }, provide ) => provide( new ListPage( design ) ),
	posts: async ( { design }, provide ) =>
		provide( new ListPage( design, 'post' ) ),
} );

test.use( SHARED_SITE );

type FilterEntry = [ field: string, operator: string, value: unknown ];

/** Changes the filters of the address without loading the page again. */
async function filterBy( page: Page, filters: FilterEntry[] ): Promise< void > {
	await page.evaluate( ( json ) => {
		const url = new URL( window.location.href );
		url.searchParams.set( 'filters', json );
		const { state } = window.history;
		window.history.replaceState( state, '', url );
		window.dispatchEvent( new PopStateEvent( 'popstate', { state } ) );
	}, JSON.stringify( filters ) );
}

test( 'Each filter of pages shows the rows that it asks for, and its fields can be shown', async ( {
	pages,
	page,
	rest,
} ) => {
	const users = await rest( '/wp/v2/users?per_page=2&orderby=id' );
	const create = ( data: object ) =>
		rest( '/wp/v2/pages', { method: 'POST', data } );
	const alpha = await create( {
		title: 'Sample alpha',
		slug: 'sample-alpha',
		status: 'publish',
		date: '2020-01-10T10:00:00',
		menu_order: 1,
		author: users[ 0 ].id,
	} );
	await create( {
		title: 'Sample beta',
		slug: 'beta-sample',
		status: 'draft',
		date: '2020-02-15T10:00:00',
		menu_order: 5,
		author: users[ 1 ].id,
		parent: alpha.id,
	} );
	await create( {
		title: 'Sample gamma',
		slug: 'gamma-sample',
		status: 'publish',
		password: 'secret',
		date: '2020-03-20T10:00:00',
		menu_order: 9,
		author: users[ 0 ].id,
	} );
	await pages.open( {
		layout: 'table',
		sort: 'title:asc',
		filters: JSON.stringify( [ [ 'title', 'contains', 'Sample' ] ] ),
	} );
	await expect( pages.titles ).toHaveCount( 3 );

	for ( const [ filter, names ] of [
		[ [ 'title', 'startsWith', 'Sample a' ], 'alpha' ],
		[ [ 'slug', 'startsWith', 'sample-' ], 'alpha' ],
		[ [ 'slug', 'notContains', 'gamma' ], 'alpha beta' ],
		[ [ 'menu_order', 'between', [ 4, 9 ] ], 'beta gamma' ],
		[ [ 'menu_order', 'lessThan', 5 ], 'alpha' ],
		[ [ 'parent', 'is', alpha.id ], 'beta' ],
		[ [ 'parent', 'isNot', alpha.id ], 'alpha gamma' ],
		[ [ 'status', 'is', 'draft' ], 'beta' ],
		[ [ 'author', 'is', users[ 1 ].id ], 'beta' ],
		[ [ 'author', 'isNot', users[ 1 ].id ], 'alpha gamma' ],
		[ [ 'date', 'between', [ '2020-01-11', '2020-03-20' ] ], 'beta gamma' ],
		[ [ 'date', 'notOn', '2020-02-15' ], 'alpha gamma' ],
		[ [ 'date', 'on', '2020-02-15' ], 'beta' ],
		// Specification 5: status applies with “is” alone.
		[ [ 'status', 'isNot', 'draft' ], 'alpha beta gamma' ],
	] as [ FilterEntry, string ][] ) {
		await filterBy( page, [ [ 'title', 'contains', 'Sample' ], filter ] );
		await expect( pages.titles, JSON.stringify( filter ) ).toHaveText(
			names
				.split( ' ' )
				.map( ( name ) => new RegExp( `Sample ${ name }` ) )
		);
	}

	await page.getByRole( 'button', { name: 'View options' } ).click();
	for ( const name of [ 'Parent', 'Template', 'Password' ] ) {
		await page.getByRole( 'checkbox', { name, exact: true } ).check();
	}
	await page.keyboard.press( 'Escape' );
	await expect( pages.row( 'Sample beta' ) ).toContainText( 'Sample alpha' );
	await expect( pages.row( 'Sample beta' ) ).toContainText(
		'Default template'
	);
	await expect( pages.row( 'Sample gamma' ) ).toContainText(
		'Password protected'
	);
} );

test( 'Posts are filtered by format and by a tag beyond the first hundred, which a search finds', async ( {
	posts,
	page,
	rest,
} ) => {
	for ( let from = 0; from < 105; from += 25 ) {
		await rest( '/batch/v1', {
			method: 'POST',
			data: {
				requests: Array.from( { length: 25 }, ( _, index ) => ( {
					method: 'POST',
					path: '/wp/v2/tags',
					body: {
						name: `Word ${ String( from + index ).padStart(
							3,
							'0'
						) }`,
					},
				} ) ),
			},
		} );
	}
	const [ last ] = await rest( '/wp/v2/tags?search=Word%20120' );
	for ( const data of [
		{ title: 'Tagged sample', tags: [ last.id ], ping_status: 'open' },
		{ title: 'Quoted sample', format: 'quote', ping_status: 'closed' },
	] ) {
		await rest( '/wp/v2/posts', {
			method: 'POST',
			data: { status: 'publish', ...data },
		} );
	}
	await posts.open( { layout: 'table' } );
	await filterBy( page, [ [ 'format', 'is', 'quote' ] ] );
	await expect( posts.titles ).toHaveText( [ 'Quoted sample' ] );
	await filterBy( page, [] );

	await page.getByRole( 'button', { name: 'Add filter' } ).click();
	await page.getByRole( 'menuitem', { name: 'Tags' } ).click();
	await page.getByRole( 'dialog' ).locator( 'input' ).fill( 'Word 120' );
	await page.getByRole( 'option', { name: 'Word 120' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( posts.titles ).toHaveText( [ 'Tagged sample' ] );

	await page.getByRole( 'button', { name: 'Add filter' } ).click();
	await page.getByRole( 'menuitem', { name: 'Date', exact: true } ).click();
	const operators = page.getByRole( 'combobox', { name: 'Conditions' } );
	await expect
		.poll( () => operators.locator( 'option' ).allInnerTexts() )
		.toEqual( expect.arrayContaining( [ 'Not on', 'Between (inc)' ] ) );
	await page.keyboard.press( 'Escape' );

	await page.getByRole( 'button', { name: 'View options' } ).click();
	await page
		.getByRole( 'checkbox', { name: 'Pingbacks and trackbacks' } )
		.check();
	await page.keyboard.press( 'Escape' );
	await expect( posts.row( 'Tagged sample' ) ).toContainText( 'Open' );
} );
