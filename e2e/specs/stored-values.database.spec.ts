import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';

test.use( { ownSite: 'stored-values' } );

const PAYLOAD = '/wp-admin/admin.php?page=atelier&atelier_payload=editor';

const DOCUMENTS = [
	'/',
	'/page',
	'/post',
	'/pattern',
	'/template',
	'/styles',
].map(
	( path ) =>
		`/wp-admin/admin.php?page=atelier&p=${ encodeURIComponent( path ) }`
);

/** Values that no option and no meta is made for. */
const WRONG: readonly unknown[] = [
	'',
	'x',
	5,
	true,
	[],
	[ [ 1 ] ],
	{ a: { b: [] } },
];

/** Routes that the lists of Design read. */
const ROUTES = [
	'/wp/v2/pages?context=edit&per_page=100&orderby_hierarchy=true&status=any&_embed=author,up,wp:featuredmedia,wp:term',
	'/wp/v2/posts?context=edit&per_page=100&status=any&_embed=author,wp:featuredmedia,wp:term',
	'/wp/v2/navigation?context=edit',
	'/atelier/v1/patterns',
	'/atelier/v1/parts',
	'/atelier/v1/templates',
	'/atelier/v1/looks',
	'/atelier/v1/post-counts/page',
	'/atelier/v1/deletions',
];

const HOSTILE_ROWS: Readonly< Record< string, Record< string, string > > > = {
	'a date of zeros': {
		post_date: '0000-00-00 00:00:00',
		post_date_gmt: '0000-00-00 00:00:00',
		post_modified: '0000-00-00 00:00:00',
		post_modified_gmt: '0000-00-00 00:00:00',
	},
	'a status that nobody registers': { post_status: 'gone' },
	'an author who is gone': { post_author: '999999' },
	'a parent that is gone': { post_parent: '999999' },
	'a title of 1 MB': { post_title: 'x'.repeat( 1_000_000 ) },
};

/** Contents that the readers of a type are not made for, by type; a title of their own tells them apart in a list. */
const HOSTILE_CONTENTS: Readonly< Record< string, readonly string[] > > = {
	wp_dataviews: [
		'',
		'{',
		'5',
		'{"type":[],"filters":5,"sort":{"field":{}},"fields":{"a":1},"perPage":"x"}',
		'{"__proto__":{"type":"grid"},"type":"table","filters":[null,{"field":{"toString":1}}]}',
	],
	wp_font_family: [
		'',
		'{',
		'[]',
		'{"slug":["x"],"name":{"a":1},"fontFamily":{"a":1}}',
		'{"slug":"odd","name":"Odd","fontFamily":"Odd","preview":{"a":1}}',
	],
	wp_navigation: [
		'<!-- wp:navigation-link {"label":{"toString":1},"url":["x"],"kind":{"toString":1},"type":5,"id":"x"} /-->',
		'<!-- wp:navigation-link {"label":"Open"',
		'<!-- wp:navigation-submenu {"label":null,"url":{"a":1}} --><!-- wp:page-list {"parentPageID":[]} /--><!-- /wp:navigation-submenu -->',
	],
	atelier_look: [ '{', '5', '{"styles":5,"settings":[[]]}' ],
};

const HOSTILE_STYLES = JSON.stringify( {
	version: 3,
	isGlobalStylesUserThemeJSON: true,
	settings: {
		color: {
			palette: { custom: [ 5, null, { slug: [ 'x' ], color: {} } ] },
			gradients: { custom: 'x' },
		},
		typography: {
			fontSizes: { custom: [ { slug: 'odd', size: { a: 1 } } ] },
			fontFamilies: { custom: [ null, { slug: 'odd' } ] },
		},
		shadow: { presets: { custom: [ {}, { slug: 'odd', shadow: 5 } ] } },
	},
	styles: {
		color: { text: { a: 1 }, background: [] },
		typography: 'x',
		blocks: { 'core/button': 5, 'core/heading': { color: 'x' } },
		variations: true,
	},
} );

/** Preferences of Design that it never writes; JSON.parse alone makes a property of the first name. */
const HOSTILE_PREFERENCES: readonly unknown[] = [
	5,
	'x',
	[],
	JSON.parse( '{"__proto__":{"listViews":5},"listViews":true}' ),
];

/** Returns the meta by which a record is found: saved styles belong to a theme. */
async function getMeta(
	rest: Rest,
	type: string
): Promise< Record< string, string > > {
	if ( type !== 'atelier_look' ) {
		return {};
	}
	const [ theme ] = await rest( '/wp/v2/themes', {
		params: { status: 'active' },
	} );
	return { atelier_theme: theme.stylesheet };
}

test.describe( 'What is stored', () => {
	test( 'contents of views, fonts, menus, saved styles and styles, and preferences, with values of any kind leave every screen with what can be read', async ( {
		design,
		page,
		rest,
		site,
	} ) => {
		const styles = await getGlobalStylesRoute( rest );
		const [ viewType ] = await rest( '/wp/v2/wp_dataviews_type', {
			params: { slug: 'page' },
		} );
		const { id: typeId } =
			viewType ??
			( await rest( '/wp/v2/wp_dataviews_type', {
				method: 'POST',
				data: { name: 'page' },
			} ) );
		for ( const [ type, contents ] of Object.entries( HOSTILE_CONTENTS ) ) {
			for ( const [ index, content ] of contents.entries() ) {
				const row = {
					post_type: type,
					post_status: 'publish',
					post_name: `odd-${ index }`,
					post_title: `Odd ${ type } ${ index }`,
					post_content: content,
				};
				const view =
					type === 'wp_dataviews'
						? await rest( '/wp/v2/wp_dataviews', {
								method: 'POST',
								data: {
									title: row.post_title,
									status: 'publish',
									wp_dataviews_type: [ typeId ],
									content: '{"type":"table"}',
								},
						  } )
						: {};
				await site.task( 'write-post', {
					id: view.id,
					row,
					meta: await getMeta( rest, type ),
				} );
			}
		}
		await site.task( 'write-post', {
			id: Number( styles.split( '/' ).pop() ),
			row: { post_content: HOSTILE_STYLES },
		} );

		for ( const preferences of HOSTILE_PREFERENCES ) {
			await site.task( 'set-preferences', { atelier: preferences } );
			for ( const address of [ ...DOCUMENTS, PAYLOAD ] ) {
				expect(
					( await page.request.get( site.url + address ) ).status(),
					`${ address } with ${ JSON.stringify( preferences ) }`
				).toBe( 200 );
			}
		}
		for ( const [ path, text, section ] of [
			[ '/page', 'Odd wp_dataviews 4' ],
			[ '/navigation', 'Odd wp_navigation 2' ],
			[ '/fonts', 'Odd wp_font_family 4' ],
			[ '/styles', 'Odd atelier_look 2', '/variations' ],
			[ '/styles', 'Typography', '/' ],
			[ '/styles', 'Edit palette', '/colors/palette' ],
			[ '/styles', 'Shadows', '/shadows' ],
		] as const ) {
			await design.goto( path, section ? { section } : {} );
			await expect(
				page.getByText( text, { exact: true } ).first(),
				path
			).toBeVisible();
			await expect(
				page.getByText( /could not be (shown|read)/ ),
				path
			).toHaveCount( 0 );
		}
	} );

	test( 'rows of posts, patterns, parts, templates, menus and looks with values of any kind leave every list with an answer', async ( {
		page,
		rest,
		site,
	} ) => {
		for ( const type of [
			'page',
			'post',
			'wp_block',
			'wp_template',
			'wp_template_part',
			'wp_navigation',
			'atelier_look',
		] ) {
			for ( const row of Object.values( HOSTILE_ROWS ) ) {
				await site.task( 'write-post', {
					row: {
						post_type: type,
						post_status: 'publish',
						post_name: 'hostile',
						...row,
					},
					meta: await getMeta( rest, type ),
				} );
			}
		}
		const first = await site.task< number >( 'write-post', {
			row: { post_type: 'page', post_status: 'publish' },
		} );
		const second = await site.task< number >( 'write-post', {
			row: {
				post_type: 'page',
				post_status: 'publish',
				post_parent: String( first ),
			},
		} );
		await site.task( 'write-post', {
			id: first,
			row: { post_parent: String( second ) },
		} );

		for ( const route of ROUTES ) {
			const [ path = '', query ] = route.split( '?' );
			const answer = await rest.raw( path, {
				params: Object.fromEntries( new URLSearchParams( query ) ),
			} );
			expect(
				answer.status(),
				`${ route }: ${ ( await answer.text() ).slice( 0, 300 ) }`
			).toBe( 200 );
		}
		for ( const address of [ ...DOCUMENTS, PAYLOAD ] ) {
			expect(
				( await page.request.get( site.url + address ) ).status(),
				address
			).toBe( 200 );
		}
	} );

	test( 'a home template with wrong attributes leaves the payload with an answer', async ( {
		page,
		rest,
		site,
	} ) => {
		const home = await rest( '/wp/v2/templates/lookup', {
			params: { slug: 'front-page' },
		} );
		await rest( `/wp/v2/templates/${ home.id }`, {
			method: 'POST',
			data: {
				content:
					'<!-- wp:template-part {"slug":["x"]} /--><!-- wp:template-part {"slug":{"a":1}} /--><!-- wp:template-part {"slug":5} /--><p>Home</p>',
			},
		} );
		const answer = await page.request.get( site.url + PAYLOAD );
		expect( answer.status() ).toBe( 200 );
		expect( await answer.json() ).toHaveProperty( 'settings' );
	} );

	test( 'options and preferences of a wrong type leave every screen with an answer', async ( {
		page,
		rest,
		site,
	} ) => {
		for ( const value of WRONG ) {
			await site.task( 'set-options', {
				active_templates: value,
				atelier_active_templates_of_themes: value,
				atelier_active_templates_theme: value,
				atelier_changed_settings: value,
				atelier_usage: value,
				atelier_site_version: value,
			} );
			await site.task( 'set-preferences', {
				atelier: {
					listViews: {
						page: {
							type: value,
							fields: [ value ],
							perPage: value,
						},
						post: value,
						pattern: value,
					},
				},
			} );
			for ( const address of [ ...DOCUMENTS, PAYLOAD ] ) {
				expect(
					( await page.request.get( site.url + address ) ).status(),
					`${ address } with ${ JSON.stringify( value ) }`
				).toBe( 200 );
			}
			for ( const route of [
				'/atelier/v1/templates',
				'/atelier/v1/patterns',
				'/wp/v2/settings',
			] ) {
				expect(
					( await rest.raw( route ) ).status(),
					`${ route } with ${ JSON.stringify( value ) }`
				).toBe( 200 );
			}
		}
	} );
} );
