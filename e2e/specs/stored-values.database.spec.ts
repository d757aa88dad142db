import { expect, test } from '../fixtures';

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

test.describe( 'What is stored', () => {
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
