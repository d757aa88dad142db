import { expect, SHARED_SITE, test } from '../fixtures';
import { forgeCopy } from '../support/forge-copy';
import { logIn, type UserName } from '../support/log-in';
import { createRest } from '../support/rest';
import { callXmlRpc } from '../support/xml-rpc';

test.use( SHARED_SITE );

const ROLES: UserName[] = [
	'admin',
	'designer',
	'editor',
	'author',
	'contributor',
	'subscriber',
];

/** The types that this plugin registers, whose records only its own routes read and write. */
const TYPES = [ 'atelier_deletion', 'atelier_look', 'wp_dataviews' ];

const FORBIDDEN = [ 401, 403, 404 ];

test.describe( 'A record of our own types', () => {
	for ( const user of ROLES ) {
		test( `is neither made, read, changed nor deleted over XML-RPC by ${ user }`, async ( {
			rest,
			site,
			playwright,
		} ) => {
			const context = await playwright.request.newContext();
			const call = ( method: string, ...values: any[] ) =>
				callXmlRpc( context, site.url, user, method, ...values );
			const [ term ] = await rest( '/wp/v2/wp_dataviews_type', {
				params: { slug: 'page' },
			} );
			const type =
				term ??
				( await rest( '/wp/v2/wp_dataviews_type', {
					method: 'POST',
					data: { name: 'page' },
				} ) );
			const category = await rest( '/wp/v2/wp_pattern_category', {
				method: 'POST',
				data: { name: `For ${ user }` },
			} );
			const { atelier_deletion: deletion } = await rest(
				`/wp/v2/wp_pattern_category/${ category.id }`,
				{ method: 'DELETE', params: { force: true }, isDesign: true }
			);
			const look = await rest( '/atelier/v1/looks', {
				method: 'POST',
				data: { title: 'A look' },
			} );
			const view = await rest( '/wp/v2/wp_dataviews', {
				method: 'POST',
				data: {
					title: 'A view',
					status: 'publish',
					wp_dataviews_type: [ type.id ],
					content: '{"type":"table"}',
				},
			} );
			const ids = [ deletion, look.id, view.id ];
			const stored = await site.task( 'read-posts', ids );

			for ( const name of [ ...TYPES, 'wp_registered_template' ] ) {
				const made = await call( 'wp.newPost', {
					post_type: name,
					post_title: 'Forged',
					post_content: forgeCopy( 90_000, 'forged' ),
					post_status: 'draft',
				} );
				expect( made.fault, `newPost ${ name }` ).toBeGreaterThan( 0 );
			}
			for ( const name of TYPES ) {
				const list = await call( 'wp.getPosts', { post_type: name } );
				expect( list.fault, `getPosts ${ name }` ).toBeGreaterThan( 0 );
			}
			for ( const id of ids ) {
				for ( const [ method, ...values ] of [
					[ 'wp.getPost', id ],
					[ 'wp.editPost', id, { post_content: '{}' } ],
					[ 'wp.deletePost', id ],
				] as [ string, ...any[] ][] ) {
					const answer = await call( method, ...values );
					expect(
						answer.fault,
						`${ method } ${ id }: ${ answer.xml }`
					).toBeGreaterThan( 0 );
				}
			}
			const made = await call( 'wp.newTerm', {
				taxonomy: 'wp_dataviews_type',
				name: 'anything',
			} );
			expect( made.fault ).toBeGreaterThan( 0 );
			const terms = await call( 'wp.getTerms', 'wp_dataviews_type' );
			expect( terms.fault ).toBeGreaterThan( 0 );

			expect( await site.task( 'read-posts', ids ) ).toEqual( stored );
			await context.dispose();
			for ( const path of [
				`/wp/v2/wp_dataviews/${ view.id }`,
				`/atelier/v1/looks/${ look.id }`,
				`/atelier/v1/deletions/${ deletion }`,
			] ) {
				await rest( path, {
					method: 'DELETE',
					params: { force: true },
				} );
			}
		} );

		test( `has no route of WordPress’s own for ${ user }`, async ( {
			site,
			playwright,
		} ) => {
			const context = await playwright.request.newContext();
			await logIn( { request: context } as never, site.url, user );
			const rest = createRest( context, site.url );
			for ( const type of TYPES ) {
				const paths = [
					...( type === 'wp_dataviews'
						? []
						: [ `/wp/v2/${ type }` ] ),
					`/wp/v2/types/${ type }?context=edit`,
				];
				for ( const path of paths ) {
					const answer = await rest.raw( path );
					expect( FORBIDDEN, `${ path }` ).toContain(
						answer.status()
					);
				}
			}
			const mayDesign = user === 'admin' || user === 'designer';
			for ( const path of [
				'/wp/v2/wp_dataviews',
				'/wp/v2/wp_dataviews?status=publish,private&context=edit',
				'/wp/v2/wp_dataviews_type',
				'/wp/v2/wp_dataviews_type?context=edit',
			] ) {
				const answer = await rest.raw( path );
				expect( answer.ok(), path ).toBe( mayDesign );
			}
			await context.dispose();
		} );
	}
} );
