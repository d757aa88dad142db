import type { APIResponse } from '@playwright/test';

import { expect, test } from '../fixtures';

const CLIENT = { 'X-Atelier-Client': '1' };
const READ_ONLY = { ...CLIENT, 'X-Strain': 'read-only' };

test.afterEach( ( { site } ) =>
	site.task( 'deactivate', { plugins: [ 'strains-database' ] } )
);

test( 'A database that cannot be written is named at once, and not taken for somebody else who saves (page, settings, creation, active templates × scenario 40)', async ( {
	rest,
	site,
	debugLog,
} ) => {
	debugLog.allow( /read[ -]?only/i );
	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: { title: 'A' },
	} );
	await site.usePlugin( 'strains-database' );
	for ( const [ method, route, data ] of [
		[ 'PUT', `/wp/v2/pages/${ id }`, { title: 'Mine' } ],
		[ 'PUT', '/wp/v2/settings', { title: 'Mine' } ],
		[ 'POST', '/wp/v2/pages', { title: 'Mine' } ],
		[ 'PUT', '/atelier/v1/active-templates/404', { template: false } ],
	] as const ) {
		const refused = await rest.raw( route, {
			method,
			data,
			headers: READ_ONLY,
		} );
		const { code, message } = await refused.json();
		expect( [ refused.status(), code ], route ).toEqual( [
			503,
			'atelier_unwritable_database',
		] );
		expect( message ).toMatch(
			/^Nothing was saved: the database of this site is read-only at the moment\. It says: “.+”\.$/
		);
		expect( refused.headers()[ 'x-lock-tries' ], route ).toBe( '1' );
	}
	expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
		'A'
	);
} );

test( 'A visitor’s request never writes which theme the active templates are of: a switch does, and who may design', async ( {
	page,
	playwright,
	site,
} ) => {
	await site.useTheme( 'twentytwentyfive' );
	await site.usePlugin( 'strains-database' );
	await page.request.get( `${ site.url }/` );
	const visitor = await playwright.request.newContext();
	const stateOf = ( answer: APIResponse ) => {
		const headers = answer.headers();
		return [
			headers[ 'x-active-templates-writes' ],
			headers[ 'x-active-templates-theme' ],
		];
	};
	const visit = async ( strain = '', request = visitor ) =>
		stateOf(
			await request.get( `${ site.url }/`, {
				headers: { 'X-Strain': strain },
			} )
		);

	// A plugin shows each visitor another theme.
	for ( const theme of [ 'twentytwentyfour', '', 'twentytwentyfour', '' ] ) {
		expect( await visit( theme ) ).toEqual( [ '0', 'twentytwentyfive' ] );
	}

	await site.useTheme( 'twentytwentyfour' );
	expect( await visit() ).toEqual( [ '0', 'twentytwentyfour' ] );
	await site.useTheme( 'twentytwentyfive' );
	expect( await visit() ).toEqual( [ '0', 'twentytwentyfive' ] );

	// As it is before the plugin has run.
	await site.task( 'set-options', { atelier_active_templates_theme: null } );
	expect( await visit() ).toEqual( [ '0', '' ] );
	const [ , theme ] = await visit( '', page.request );
	expect( theme ).toBe( 'twentytwentyfive' );
	await visitor.dispose();
} );

test( 'What Design reads and compares comes from the database that is written, not from a replica that lags behind', async ( {
	rest,
	site,
} ) => {
	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: { title: 'Before' },
	} );
	const route = `/wp/v2/pages/${ id }`;
	const params = { context: 'edit' };
	const { atelier_token: token } = await rest( route, {
		params,
		headers: CLIENT,
	} );
	await site.usePlugin( 'strains-database' );
	await rest( route, { method: 'PUT', data: { title: 'Theirs' } } );

	const headers = { ...CLIENT, 'X-Strain': 'lagging' };
	const seen = await rest( route, { params, headers } );
	expect( seen.title.raw ).toBe( 'Theirs' );
	expect( seen.atelier_token ).not.toBe( token );
	const refused = await rest.raw( route, {
		method: 'PUT',
		data: { title: 'Mine' },
		headers: { ...headers, 'X-Atelier-Token': token },
	} );
	expect( refused.status() ).toBe( 412 );
	expect( ( await refused.json() ).data.record.title.raw ).toBe( 'Theirs' );
	const saved = await rest.raw( route, {
		method: 'PUT',
		data: { title: 'Mine' },
		headers: { ...headers, 'X-Atelier-Token': seen.atelier_token },
	} );
	expect( saved.status() ).toBe( 200 );
} );

test( 'Deletions that cannot be read are no empty list, and the daily search for expired ones stays scheduled', async ( {
	debugLog,
	rest,
	site,
} ) => {
	debugLog.allow( /no_such_table/ );
	const { id } = await rest( '/wp/v2/blocks', {
		method: 'POST',
		data: { title: 'Kept' },
		headers: CLIENT,
	} );
	await rest( `/wp/v2/blocks/${ id }`, {
		method: 'DELETE',
		headers: CLIENT,
	} );
	await site.usePlugin( 'strains-database' );
	const answer = await rest.raw( '/atelier/v1/deletions', {
		headers: { ...CLIENT, 'X-Strain': 'unreadable' },
	} );
	expect( [ answer.status(), ( await answer.json() ).code ] ).toEqual( [
		503,
		'atelier_unreadable_database',
	] );

	await site.task( 'set-options', { strains_database_unreadable: '1' } );
	expect(
		await site.task( 'run-hook', { name: 'atelier_delete_expired' } )
	).toBeTruthy();
	await site.task( 'set-options', { strains_database_unreadable: null } );
	const kept = await rest< { id: number }[] >( '/atelier/v1/deletions', {
		headers: CLIENT,
	} );
	expect( kept.map( ( item ) => item.id ) ).toContain( id );
} );
