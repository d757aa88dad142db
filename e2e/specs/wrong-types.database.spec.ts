import { WRONG_CONFIGS } from '../support/wrong-types';
import { expect, test } from '../fixtures';
import type { Rest } from '../support/rest';

/** Where a person's styles are: the record of the active theme. */
async function stylesOf( rest: Rest ): Promise< { id: number; path: string } > {
	const [ theme ] = await rest( '/wp/v2/themes', {
		params: { status: 'active' },
	} );
	const href = theme._links[ 'wp:user-global-styles' ][ 0 ].href as string;
	const id = Number( href.split( '/' ).pop() );
	return { id, path: `/wp/v2/global-styles/${ id }` };
}

// Of a group it may be the value in it that is named, of a value the group that it is in.
const isNamed = ( path: string, named: readonly string[] ) =>
	named.some(
		( other ) =>
			path === other ||
			path.startsWith( `${ other }.` ) ||
			other.startsWith( `${ path }.` )
	);

const store = ( config: object ) =>
	JSON.stringify( {
		version: 3,
		isGlobalStylesUserThemeJSON: true,
		...config,
	} );

test.describe( 'Values of a wrong type', () => {
	test( 'are refused by name, and passed over where they are stored', async ( {
		page,
		rest,
		site,
	} ) => {
		test.setTimeout( 240_000 );
		for ( const { name, config, wrong } of WRONG_CONFIGS ) {
			await test.step( `${ name }: refused by name, and passed over where they are stored`, async () => {
				const { id, path } = await stylesOf( rest );
				for ( const [ route, data ] of [
					[ path, config ],
					[ '/atelier/v1/looks', { title: 'Wrong', ...config } ],
				] as const ) {
					const refused = await rest.raw( route, {
						method: 'POST',
						data,
					} );
					expect( refused.status(), route ).toBe( 400 );
					const answer = await refused.json();
					// The schema of looks knows already that settings and styles are objects.
					if ( answer.code === 'atelier_wrong_types' ) {
						const { paths } = answer.data;
						expect(
							wrong.filter( ( one ) => ! isNamed( one, paths ) )
						).toEqual( [] );
						expect( answer.message ).toContain( paths[ 0 ] );
					}
				}

				await site.task( 'write-post', {
					id,
					row: { post_content: store( config ) },
				} );
				for ( const address of [
					'/',
					'/wp-admin/admin.php?page=atelier',
					'/wp-admin/admin.php?page=atelier&atelier_payload=editor',
				] ) {
					const answer = await page.request.get( site.url + address );
					expect( answer.status(), address ).toBe( 200 );
				}
				const record = await rest( path, {
					params: { context: 'edit' },
				} );
				expect(
					wrong.filter(
						( one ) => ! isNamed( one, record.atelier_unreadable )
					)
				).toEqual( [] );

				// Saving what was read mends it; what could not be read is a revision, which takes no other with it.
				await rest( path, {
					method: 'POST',
					data: { settings: record.settings, styles: record.styles },
				} );
				expect(
					await rest( path, { params: { context: 'edit' } } )
				).not.toHaveProperty( 'atelier_unreadable' );
				const revisions = await rest<
					{ atelier_unreadable?: string[] }[]
				>( `${ path }/revisions` );
				expect(
					revisions.filter(
						( { atelier_unreadable: unreadable } ) => unreadable
					).length
				).toBeGreaterThan( 0 );
				expect(
					revisions.filter(
						( { atelier_unreadable: unreadable } ) => ! unreadable
					).length
				).toBeGreaterThan( 0 );
			} );
		}
	} );

	test( 'styles that are no JSON: the site and Design open', async ( {
		debugLog,
		page,
		rest,
		site,
	} ) => {
		debugLog.allow( /decoding a theme\.json schema/ );
		const { id, path } = await stylesOf( rest );
		await site.task( 'write-post', { id, row: { post_content: '{"a":' } } );
		for ( const address of [
			'/',
			'/wp-admin/admin.php?page=atelier&atelier_payload=editor',
		] ) {
			const answer = await page.request.get( site.url + address );
			expect( answer.status(), address ).toBe( 200 );
		}
		const record = await rest( path, { params: { context: 'edit' } } );
		expect( record.atelier_unreadable ).toEqual( [ 'settings', 'styles' ] );
		expect( ( await rest.raw( `${ path }/revisions` ) ).status() ).toBe(
			200
		);
		await rest( path, {
			method: 'POST',
			data: { settings: {}, styles: {} },
		} );
	} );

	test( 'a look that is stored with them is listed with the rest of it', async ( {
		rest,
		site,
	} ) => {
		const look = await rest( '/atelier/v1/looks', {
			method: 'POST',
			data: { title: 'Half', styles: { color: { text: 'red' } } },
		} );
		await site.task( 'write-post', {
			id: look.id,
			row: {
				post_title: '',
				post_content: store( {
					settings: [ 1 ],
					styles: { color: { text: 'red', background: [ 1 ] } },
				} ),
			},
		} );
		const looks = await rest( '/atelier/v1/looks' );
		expect(
			looks.find( ( { id }: { id: number } ) => id === look.id )
		).toMatchObject( {
			title: '(no title)',
			settings: {},
			styles: { color: { text: 'red' } },
		} );
		for ( const title of [ '', '\u0007', '   ' ] ) {
			const refused = await rest.raw( '/atelier/v1/looks', {
				method: 'POST',
				data: { title, styles: { color: { text: 'red' } } },
			} );
			expect( refused.status(), title ).toBe( 400 );
		}
		const listed = await rest.raw( '/atelier/v1/looks', {
			params: { per_page: 1 },
		} );
		expect( await listed.json() ).toHaveLength( 1 );
		expect( listed.headers()[ 'x-wp-total' ] ).toBe(
			String( looks.length )
		);
	} );
} );

test( 'A number that cannot be stored is refused, and passed over where it is stored: styles, saved styles, views, settings of fonts', async ( {
	page,
	rest,
	site,
} ) => {
	const { id, path } = await stylesOf( rest );
	const before = await rest( path, { params: { context: 'edit' } } );
	const type = await rest( '/wp/v2/wp_dataviews_type', {
		method: 'POST',
		data: { name: 'attachment' },
	} );
	// JavaScript writes no such number.
	const endless = ( text: string ) => text.replaceAll( '"ENDLESS"', '1e999' );
	const styles = { spacing: { blockGap: 'ENDLESS' } };
	for ( const [ route, body ] of [
		[ path, endless( JSON.stringify( { styles } ) ) ],
		[
			'/atelier/v1/looks',
			endless( JSON.stringify( { title: 'Endless', styles } ) ),
		],
		[
			'/wp/v2/wp_dataviews',
			JSON.stringify( {
				title: 'Endless',
				status: 'publish',
				wp_dataviews_type: [ type.id ],
				content: endless( '{"type":"table","page":"ENDLESS"}' ),
			} ),
		],
		[
			'/wp/v2/font-families',
			JSON.stringify( {
				font_family_settings: endless(
					'{"name":"Endless","slug":"endless","fontFamily":"Endless","preview":"ENDLESS"}'
				),
			} ),
		],
	] as const ) {
		const refused = await rest.raw( route, {
			method: 'POST',
			// A text is sent as it is.
			data: body,
			headers: { 'Content-Type': 'application/json' },
		} );
		expect( refused.status(), route ).toBe( 400 );
		expect( ( await refused.json() ).message, route ).toContain(
			'A number is too large'
		);
	}
	const after = await rest( path, { params: { context: 'edit' } } );
	expect( after.styles ).toEqual( before.styles );
	const looks = await rest( '/atelier/v1/looks' );
	expect( looks.map( ( { title }: any ) => title ) ).not.toContain(
		'Endless'
	);

	await site.task( 'write-post', {
		id,
		row: {
			post_content: endless(
				store( { styles: { ...styles, color: { text: 'red' } } } )
			),
		},
	} );
	const front = await page.request.get( `${ site.url }/` );
	expect( front.status() ).toBe( 200 );
	const stored = await rest( path, { params: { context: 'edit' } } );
	expect( stored.atelier_unreadable ).toEqual( [
		'styles.spacing.blockGap',
	] );
	expect( stored.styles.color ).toEqual( { text: 'red' } );
	await rest( path, {
		method: 'POST',
		data: { styles: before.styles, settings: before.settings },
	} );
} );
