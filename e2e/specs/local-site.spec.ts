import { expect, test } from '../fixtures';

test.describe( 'The local site', () => {
	test( 'has the demo content that its commands promise', async ( {
		rest,
	} ) => {
		const pages = await rest( '/wp/v2/pages', {
			params: {
				per_page: 100,
				status: 'publish',
				_fields: 'id,parent,title',
			},
		} );
		const parentOf = new Map< number, number >(
			pages.map( ( { id, parent }: { id: number; parent: number } ) => [
				id,
				parent,
			] )
		);
		const depth = ( id: number ): number =>
			id ? 1 + depth( parentOf.get( id ) ?? 0 ) : 0;
		expect( Math.max( ...[ ...parentOf.keys() ].map( depth ) ) ).toBe( 3 );

		for ( const status of [
			'publish',
			'future',
			'draft',
			'pending',
			'private',
			'trash',
		] ) {
			const posts = await rest( '/wp/v2/posts', {
				params: { status, per_page: 100 },
			} );
			expect(
				posts.length,
				`posts with the status ${ status }`
			).toBeGreaterThan( 0 );
		}
		const posts = await rest( '/wp/v2/posts', {
			params: { per_page: 100 },
		} );
		expect(
			new Set( posts.map( ( post: { author: number } ) => post.author ) )
				.size
		).toBeGreaterThan( 2 );
		expect(
			posts.every(
				( post: { featured_media: number } ) => post.featured_media > 0
			)
		).toBe( true );

		expect( await rest( '/wp/v2/navigation' ) ).toHaveLength( 2 );
		expect( await rest( '/wp/v2/wp_pattern_category' ) ).toHaveLength( 3 );
		const patterns = await rest( '/wp/v2/blocks', {
			params: { per_page: 100, context: 'edit' },
		} );
		const syncStatuses = patterns.map(
			( pattern: { wp_pattern_sync_status: string } ) =>
				pattern.wp_pattern_sync_status
		);
		expect( new Set( syncStatuses ) ).toEqual(
			new Set( [ '', 'unsynced' ] )
		);
	} );

	test( 'has a history of styles and a template of the user’s own', async ( {
		rest,
	} ) => {
		const [ theme ] = await rest( '/wp/v2/themes', {
			params: { status: 'active' },
		} );
		const stylesRoute = new URL(
			theme._links[ 'wp:user-global-styles' ][ 0 ].href
		).pathname.replace( '/wp-json', '' );
		expect(
			( await rest( `${ stylesRoute }/revisions` ) ).length
		).toBeGreaterThanOrEqual( 5 );
		const templates = await rest( '/wp/v2/templates' );
		expect(
			templates.map( ( { slug }: { slug: string } ) => slug )
		).toContain( 'wide-page' );
	} );

	test( 'shows its front page and asks nobody else for anything', async ( {
		page,
		site,
	} ) => {
		const foreign: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				! request.url().startsWith( site.url ) &&
				! /^(data|blob):/.test( request.url() )
			) {
				foreign.push( request.url() );
			}
		} );
		await page.goto( '/' );
		await expect(
			page
				.getByRole( 'link', { name: 'A brand in one afternoon' } )
				.first()
		).toBeVisible();
		await page.goto( '/wp-admin/' );
		await expect(
			page.getByRole( 'heading', { name: 'Dashboard', level: 1 } )
		).toBeVisible();
		expect( foreign ).toEqual( [] );
	} );

	test.describe( 'to a visitor who is not logged in', () => {
		test.use( { user: null } );

		test( 'opens the dashboard as administrator, and lets other users log in', async ( {
			page,
			consoleWatch,
		} ) => {
			// WordPress asks with this status whether one means to log out.
			consoleWatch.allow( /403 \(Forbidden\).*action=logout/ );
			await page.goto( '/wp-admin/' );
			await expect(
				page.getByRole( 'menuitem', { name: /Howdy, Ada Holm/ } )
			).toBeVisible();

			await page.goto( '/wp-login.php?action=logout' );
			await page.getByRole( 'link', { name: 'log out' } ).click();
			await page.goto( '/wp-admin/' );
			await page
				.getByLabel( 'Username or Email Address' )
				.fill( 'editor' );
			await page
				.getByLabel( 'Password', { exact: true } )
				.fill( 'password' );
			await page.getByRole( 'button', { name: 'Log In' } ).click();
			await expect(
				page.getByRole( 'menuitem', { name: /Howdy, Edgar Lindqvist/ } )
			).toBeVisible();
		} );
	} );
} );
