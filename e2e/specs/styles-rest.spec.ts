import { expect, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest } from '../support/rest';

const LOOKS = '/atelier/v1/looks';
const DEFAULTS = '/atelier/v1/default-styles';
const LOOK = {
	title: 'Evening <script>alert(1)</script>',
	kind: 'saved',
	settings: { color: { custom: false } },
	styles: { color: { text: 'red' } },
};

test.use( { ownSite: 'styles-rest' } );

test.describe( 'Looks over REST', () => {
	test( 'are kept, renamed and deleted, their titles as they were typed', async ( {
		rest,
	} ) => {
		const created = await rest( LOOKS, { method: 'POST', data: LOOK } );
		expect( created ).toMatchObject( {
			title: LOOK.title,
			kind: 'saved',
			settings: LOOK.settings,
			styles: LOOK.styles,
		} );
		expect( await rest( LOOKS ) ).toEqual( [ created ] );

		const renamed = await rest( `${ LOOKS }/${ created.id }`, {
			method: 'PUT',
			data: { title: 'Night' },
		} );
		expect( renamed ).toEqual( { ...created, title: 'Night' } );

		await rest( `${ LOOKS }/${ created.id }`, { method: 'DELETE' } );
		expect( await rest( LOOKS ) ).toEqual( [] );
	} );

	for ( const [ reason, data ] of [
		[ 'an empty title', { ...LOOK, title: '' } ],
		[ 'a missing title', { kind: 'saved' } ],
		[ 'an unknown kind', { ...LOOK, kind: 'other' } ],
		[ 'settings of the wrong type', { ...LOOK, settings: 'red' } ],
		[
			'styles that are far too large',
			{ ...LOOK, styles: { css: 'a'.repeat( 1_100_000 ) } },
		],
	] as const ) {
		test( `are refused with ${ reason }`, async ( { rest } ) => {
			const response = await rest.raw( LOOKS, { method: 'POST', data } );
			expect( response.status() ).toBe( 400 );
		} );
	}

	test( 'are not found under the number of another post', async ( {
		rest,
	} ) => {
		const [ page ] = await rest( '/wp/v2/pages' );
		const response = await rest.raw( `${ LOOKS }/${ page.id }`, {
			method: 'DELETE',
		} );
		expect( response.status() ).toBe( 404 );
	} );

	for ( const name of [ 'editor', 'author', 'subscriber' ] as UserName[] ) {
		test( `are closed to the role ${ name }`, async ( {
			browser,
			site,
		} ) => {
			const context = await browser.newContext();
			await logIn( context, site.url, name );
			const rest = createRest( context.request, site.url );
			expect( ( await rest.raw( LOOKS ) ).status() ).toBe( 403 );
			expect( ( await rest.raw( DEFAULTS ) ).status() ).toBe( 403 );
			expect(
				(
					await rest.raw( LOOKS, { method: 'POST', data: LOOK } )
				).status()
			).toBe( 403 );
			await context.close();
		} );
	}

	test( 'are open to a role with the right to edit the theme’s options', async ( {
		browser,
		site,
	} ) => {
		const context = await browser.newContext();
		await logIn( context, site.url, 'designer' );
		const rest = createRest( context.request, site.url );
		expect( await rest( LOOKS ) ).toEqual( [] );
		await context.close();
	} );
} );

test( 'The default styles are those of WordPress without the theme’s', async ( {
	rest,
} ) => {
	const { settings, styles } = await rest( DEFAULTS );
	expect( styles.spacing.blockGap ).toBe( '24px' );
	expect( styles.color?.background ).toBeUndefined();
	expect( settings.color.palette.theme ).toBeUndefined();
} );
