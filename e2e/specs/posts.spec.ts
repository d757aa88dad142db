import { expect, SHARED_SITE, test as base } from '../fixtures';
import { ListPage } from '../pages/list-page';

const test = base.extend< { list: ListPage } >( {
	list: async ( { design }, provide ) =>
		provide( new ListPage( design, 'post' ) ),
} );

test.use( SHARED_SITE );

test.describe( 'The list of posts', () => {
	test( 'has the columns, filters and views of posts', async ( {
		list,
		page,
		design,
	} ) => {
		await list.open();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Posts' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Add Post' } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Add filter' } ).click();
		await expect(
			page.getByRole( 'menuitem', { name: 'Categories' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'button', { name: 'View options' } ).click();
		await expect(
			page.getByRole( 'checkbox', { name: 'Show levels' } )
		).toHaveCount( 0 );
		await page.getByRole( 'checkbox', { name: 'Categories' } ).check();
		await expect(
			page.getByRole( 'columnheader', { name: /Categories/i } )
		).toBeVisible();
		await expect( list.items.first() ).toContainText(
			/Branding|Process|Type|Web/
		);
	} );

	test( 'shows whole columns and long titles in a table of any width', async ( {
		list,
		page,
		rest,
	} ) => {
		const { id } = await rest( '/wp/v2/posts', {
			method: 'POST',
			data: {
				title: 'A long title: what the Donaudampfschifffahrtsgesellschaft offers',
				status: 'draft',
			},
		} );
		await list.open( { layout: 'table', search: 'offers' } );
		const columns = page.getByRole( 'columnheader' );
		for ( const [ width, count ] of [
			[ 1440, 6 ],
			[ 1100, 6 ],
			[ 782, 4 ],
			[ 390, 4 ],
		] as const ) {
			await page.setViewportSize( { width, height: 844 } );
			await expect( columns, `at ${ width } px` ).toHaveCount( count );
			const place = page.locator( '.dataviews-layout__container' );
			expect(
				await place.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				),
				`at ${ width } px`
			).toBe( 0 );
		}
		const title = list.titles.getByText( 'A long title' );
		const { height = 0 } = ( await title.boundingBox() ) ?? {};
		expect( height ).toBeGreaterThan( 30 );
		await page.getByRole( 'button', { name: 'View options' } ).click();
		await expect(
			page.getByText( 'Some have no room in this window' )
		).toBeVisible();
		await rest( `/wp/v2/posts/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	} );

	test( 'is sorted by the names of authors', async ( { list, page } ) => {
		await list.open( {
			layout: 'table',
			sort: 'author:asc',
			perPage: '100',
		} );
		const authors = page.locator( 'tbody .atelier-list-author' );
		// The first rows come before the others.
		await expect
			.poll( async () => new Set( await authors.allInnerTexts() ).size )
			.toBeGreaterThan( 2 );
		const names = await authors.allInnerTexts();
		expect( names ).toEqual(
			[ ...names ].sort( ( a, b ) => a.localeCompare( b ) )
		);
	} );

	test( 'opens quick edit beside a list, and leaves a post’s editor for the list', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		const [ post ] = await rest( '/wp/v2/posts', {
			params: { per_page: 1, context: 'edit' },
		} );
		await list.open( {
			layout: 'list',
			quickEdit: 'true',
			postId: String( post.id ),
		} );
		const panel = page.getByRole( 'region', { name: 'Post Edit' } );
		await expect( panel.getByText( 'Sticky' ).first() ).toBeVisible( {
			timeout: 45_000,
		} );
		await expect( panel.getByText( 'Excerpt' ).first() ).toBeVisible();

		await design.goto( `/post/${ post.id }`, { canvas: 'edit' } );
		await page
			.getByRole( 'button', { name: 'Open Navigation' } )
			.click( { timeout: 45_000 } );
		await expect.poll( () => design.query.get( 'p' ) ).toBe( '/post' );
	} );
} );
