import { randomUUID } from 'node:crypto';

import { expect, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';
import type { TestSite } from '../support/site';

const DELETIONS = '/atelier/v1/deletions';

interface Deletion {
	id: number;
	kind: string;
	name: string;
	title: string;
	is_reset: boolean;
	deleted_by: string;
}

interface Stored {
	row: Record< string, string >;
	meta: [ string, string ][];
	terms: string[];
	revisions: string[];
	comments: [ string, string ][];
}

/** A record to delete: where it is, and the number of its post. */
interface Made {
	path: string;
	id: number;
	title: string;
}

const make = async (
	rest: Rest,
	path: string,
	data: Record< string, unknown >
): Promise< Made > => {
	const record = await rest( path, { method: 'POST', data } );
	return {
		path: `${ path }/${ record.id }`,
		id: record.wp_id ?? record.id,
		title: record.title?.raw ?? record.title,
	};
};

const category = async ( rest: Rest, name: string ): Promise< number > =>
	(
		await rest( '/wp/v2/wp_pattern_category', {
			method: 'POST',
			data: { name },
		} )
	).id;

const viewType = async ( rest: Rest ): Promise< number > => {
	const [ term ] = await rest( '/wp/v2/wp_dataviews_type', {
		params: { slug: 'page' },
	} );
	return (
		term?.id ??
		(
			await rest( '/wp/v2/wp_dataviews_type', {
				method: 'POST',
				data: { name: 'page' },
			} )
		).id
	);
};

const FAMILY = {
	name: 'Sample',
	slug: 'sample',
	fontFamily: 'Sample, serif',
};

const MARKUP =
	'<!-- wp:html --><iframe src="https://example.org/"></iframe><!-- /wp:html -->';

/** How to make each kind of record, with what only that kind has. */
const KINDS: Record<
	string,
	( rest: Rest, site: TestSite ) => Promise< Made >
> = {
	'a menu': ( rest ) =>
		make( rest, '/wp/v2/navigation', {
			title: 'Main “menu”',
			content: '<!-- wp:navigation-link {"label":"A\\u0026B"} /-->',
			status: 'publish',
		} ),
	'a pattern': async ( rest ) =>
		make( rest, '/wp/v2/blocks', {
			title: 'A <b>pattern</b>',
			content: MARKUP,
			status: 'publish',
			// Several tests make one, on one site.
			wp_pattern_category: [
				await category( rest, `Kept with it ${ randomUUID() }` ),
			],
			meta: { wp_pattern_sync_status: 'unsynced' },
		} ),
	'a template': ( rest ) =>
		make( rest, '/wp/v2/templates', {
			slug: 'of-mine',
			title: 'Of mine',
			description: 'For a test',
			content: MARKUP,
		} ),
	'a template part': ( rest ) =>
		make( rest, '/wp/v2/template-parts', {
			slug: 'my-part',
			title: 'My part',
			area: 'header',
			content: MARKUP,
		} ),
	'a customized template of the theme': ( rest ) =>
		make( rest, '/wp/v2/templates', {
			slug: 'index',
			title: 'Index',
			content: MARKUP,
		} ),
	'a saved view': async ( rest ) =>
		make( rest, '/wp/v2/wp_dataviews', {
			title: 'My view',
			status: 'private',
			wp_dataviews_type: [ await viewType( rest ) ],
			content: '{"type":"table"}',
		} ),
	'a look': ( rest ) =>
		make( rest, '/atelier/v1/looks', {
			title: 'My look',
			styles: { color: { text: '#123456' } },
		} ),
	'a font family': async ( rest, site ) => {
		const { id } = await rest( '/wp/v2/font-families', {
			method: 'POST',
			data: { font_family_settings: JSON.stringify( FAMILY ) },
		} );
		await site.task( 'write-post', {
			row: {
				post_type: 'wp_font_face',
				post_parent: id,
				post_status: 'publish',
			},
		} );
		return { path: `/wp/v2/font-families/${ id }`, id, title: FAMILY.name };
	},
};

test.describe( 'A deletion', () => {
	const remove = ( rest: Rest, path: string ) =>
		rest< { deleted?: boolean; atelier_deletion: number } >( path, {
			method: 'DELETE',
			params: { force: true },
			isDesign: true,
		} );
	const listed = ( rest: Rest ) =>
		rest< Deletion[] >( DELETIONS, { params: { per_page: 100 } } );
	const restore = ( rest: Rest, id: number ) =>
		rest( `${ DELETIONS }/${ id }/restore`, { method: 'POST' } );

	test( 'of a record of each kind is undone', async ( { rest, site } ) => {
		for ( const [ kind, create ] of Object.entries( KINDS ) ) {
			await test.step( `of ${ kind } is undone: the same id, content, terms, meta and revisions`, async () => {
				const made = await create( rest, site );
				if ( ! /looks|font|dataviews/.test( made.path ) ) {
					await rest( made.path, {
						method: 'POST',
						data: { content: MARKUP + MARKUP },
					} );
				}
				const read = async () =>
					(
						await site.task< Record< number, Stored > >(
							'read-posts',
							[ made.id ]
						)
					)[ made.id ];
				const before = await read();
				const isListed = async () =>
					( await listed( rest ) ).find(
						( { id } ) => id === made.id
					);
				expect( await isListed() ).toBeUndefined();

				const answer = await remove( rest, made.path );

				expect( answer ).toMatchObject( {
					deleted: true,
					atelier_deletion: made.id,
				} );
				expect( await isListed() ).toMatchObject( {
					title: made.title,
					is_reset: kind.includes( 'customized' ),
					deleted_by: 'Ada Holm',
				} );
				const kept = await rest( `${ DELETIONS }/${ made.id }` );
				expect( kept.content ).toEqual(
					/templates?|template-parts|blocks|navigation/.test(
						made.path
					)
						? MARKUP + MARKUP
						: null
				);
				expect( typeof kept.now ).toBe(
					kind.includes( 'customized' ) ? 'string' : 'object'
				);
				const gone = await rest.raw( made.path );
				if ( kind.includes( 'customized' ) ) {
					expect( ( await gone.json() ).source ).toBe( 'theme' );
				} else {
					const changed = await rest.raw( made.path, {
						method: 'POST',
						data: { title: 'Changed' },
					} );
					expect( gone.status() ).toBe( 404 );
					expect( [ 400, 404 ] ).toContain( changed.status() );
				}

				await restore( rest, made.id );

				expect( await read() ).toEqual( before );
				expect( await isListed() ).toBeUndefined();
				if ( kind === 'a look' ) {
					expect(
						(
							await rest< { id: number }[] >(
								'/atelier/v1/looks'
							)
						).map( ( { id } ) => id )
					).toContain( made.id );
				} else {
					expect( ( await rest.raw( made.path ) ).status() ).toBe(
						200
					);
				}
				const again = await rest.raw(
					`${ DELETIONS }/${ made.id }/restore`,
					{ method: 'POST' }
				);
				expect( again.status() ).toBe( 404 );
			} );
		}
	} );

	test( 'of a pattern category is undone: the same id, slug and patterns', async ( {
		rest,
	} ) => {
		const id = await category( rest, 'Banners & “more”' );
		const path = `/wp/v2/wp_pattern_category/${ id }`;
		const pattern = await make( rest, '/wp/v2/blocks', {
			title: 'In it',
			status: 'publish',
			wp_pattern_category: [ id ],
		} );
		const before = await rest( path );
		expect( before.count ).toBe( 1 );

		const { atelier_deletion: deletion } = await remove( rest, path );
		expect( ( await rest.raw( path ) ).status() ).toBe( 404 );
		expect( ( await rest( pattern.path ) ).wp_pattern_category ).toEqual(
			[]
		);

		const answer = await restore( rest, deletion );
		expect( answer ).toMatchObject( {
			kind: 'taxonomy',
			name: 'wp_pattern_category',
			id,
		} );
		expect( await rest( path ) ).toEqual( before );
		expect( ( await rest( pattern.path ) ).wp_pattern_category ).toEqual( [
			id,
		] );

		const second = await remove( rest, path );
		await category( rest, 'Banners & “more”' );
		const taken = await rest.raw(
			`${ DELETIONS }/${ second.atelier_deletion }/restore`,
			{ method: 'POST' }
		);
		expect( taken.status() ).toBe( 409 );
	} );

	test( 'of a page is undone with its comments, its meta and its place as the homepage', async ( {
		rest,
		site,
	} ) => {
		const page = await make( rest, '/wp/v2/pages', {
			title: 'Front',
			status: 'publish',
			comment_status: 'open',
			content: MARKUP,
		} );
		await rest( '/wp/v2/settings', {
			method: 'POST',
			data: { show_on_front: 'page', page_on_front: page.id },
		} );
		for ( const content of [ 'First', 'Second' ] ) {
			await rest( '/wp/v2/comments', {
				method: 'POST',
				data: { post: page.id, content },
			} );
		}
		await site.task( 'write-post', {
			id: page.id,
			meta: { _kept: 'a "value"' },
		} );
		const read = async () => {
			const posts = await site.task< Record< number, Stored > >(
				'read-posts',
				[ page.id ]
			);
			const { row, ...others } = posts[ page.id ]!;
			// Trashing and restoring are changes of a page, as WordPress counts them, and the first change adds a revision.
			return {
				...others,
				revisions: [],
				row: { ...row, post_modified: '', post_modified_gmt: '' },
			};
		};
		const before = await read();
		expect( before.comments ).toHaveLength( 2 );

		const answer = await rest( page.path, {
			method: 'DELETE',
			isDesign: true,
		} );
		expect( answer.atelier_deletion ).toBe( page.id );
		expect( ( await rest( '/wp/v2/settings' ) ).show_on_front ).toBe(
			'posts'
		);

		expect( await restore( rest, page.id ) ).toMatchObject( {
			name: 'page',
			id: page.id,
			status: 'publish',
		} );
		expect( await read() ).toEqual( before );
		expect( await rest( '/wp/v2/settings' ) ).toMatchObject( {
			show_on_front: 'page',
			page_on_front: page.id,
		} );
		await rest( '/wp/v2/settings', {
			method: 'POST',
			data: { show_on_front: 'posts', page_on_front: 0 },
		} );
	} );

	for ( const [ kind, name, useOf ] of [
		[
			'a pattern',
			'pattern',
			( id ) => `<!-- wp:block {"ref":${ id }} /-->`,
		],
		[
			'a menu',
			'menu',
			( id ) => `<!-- wp:navigation {"ref":${ id }} /-->`,
		],
		[
			'a template part',
			'part',
			( _id, slug ) =>
				`<!-- wp:template-part {"slug":"${ slug }","theme":"twentytwentyfive"} /-->`,
		],
	] as const satisfies readonly ( readonly [
		string,
		string,
		( id: number, slug: string ) => string,
	] )[] ) {
		test( `of ${ kind } is undone: its uses, and what it uses, are known again, after a rebuild of the index too`, async ( {
			rest,
			site,
		} ) => {
			const used = await make( rest, '/wp/v2/blocks', {
				title: 'Used by it',
				status: 'publish',
			} );
			const made = await KINDS[ kind ]!( rest, site );
			const record = await rest( made.path, {
				method: 'POST',
				data: { content: `<!-- wp:block {"ref":${ used.id }} /-->` },
			} );
			await make( rest, '/wp/v2/pages', {
				title: 'Uses it',
				status: 'publish',
				// Another test made one of the same name, too.
				content: useOf( made.id, String( record.slug ) ),
			} );
			const placesOf = async ( of: string, id: number | string ) =>
				(
					await rest< {
						items: { title: string; status: string }[];
					} >( '/atelier/v1/usage', {
						params: { kind: of, id },
					} )
				).items.map( ( { title, status } ) => [ title, status ] );
			const read = async () => [
				await placesOf( name, record.id ),
				await placesOf( 'pattern', used.id ),
			];
			const before = await read();
			// A menu may be the one of blocks that name none, too.
			expect( before[ 0 ] ).toContainEqual( [ 'Uses it', 'publish' ] );
			expect( before[ 1 ] ).toEqual( [ [ made.title, 'publish' ] ] );

			await remove( rest, made.path );
			expect( await placesOf( 'pattern', used.id ) ).toEqual( [
				[ made.title, 'trash' ],
			] );
			await restore( rest, made.id );
			expect( await read() ).toEqual( before );

			await remove( rest, made.path );
			await rest( '/atelier/v1/usage/rebuild', {
				method: 'POST',
				data: { restart: true },
			} );
			await restore( rest, made.id );
			expect( await read() ).toEqual( before );
		} );
	}

	test( 'by another client of the REST API is final, as it always was', async ( {
		rest,
		site,
	} ) => {
		const { id, path } = await KINDS[ 'a menu' ]!( rest, site );
		await rest( path, { method: 'DELETE', params: { force: true } } );
		expect(
			(
				await site.task< Record< number, null > >( 'read-posts', [
					id,
				] )
			)[ id ]
		).toBeNull();
	} );

	test( 'ends after 30 days, or when it is deleted permanently', async ( {
		rest,
		site,
	} ) => {
		const [ old, recent, unwanted ] = await Promise.all(
			[ 1, 2, 3 ].map( () => KINDS[ 'a menu' ]!( rest, site ) )
		);
		for ( const { path } of [ old!, recent!, unwanted! ] ) {
			await remove( rest, path );
		}
		const days = ( count: number ) =>
			Math.floor( Date.now() / 1000 ) - count * 86_400;
		for ( const [ { id }, age ] of [
			[ old!, 31 ],
			[ recent!, 29 ],
		] as const ) {
			await site.task( 'write-post', {
				id,
				meta: { _atelier_deleted_time: days( age ) },
			} );
		}
		await rest( `${ DELETIONS }/${ unwanted!.id }`, {
			method: 'DELETE',
			isDesign: true,
		} );
		const next = await site.task( 'run-hook', {
			name: 'atelier_delete_expired',
		} );

		const posts = await site.task< Record< number, Stored | null > >(
			'read-posts',
			[ old!.id, recent!.id, unwanted!.id ]
		);
		expect( posts[ old!.id ] ).toBeNull();
		expect( posts[ unwanted!.id ] ).toBeNull();
		expect( posts[ recent!.id ]?.row.post_status ).toBe( 'trash' );
		expect( next ).toBeTruthy();
	} );
} );

test.describe( 'What others deleted', () => {
	test( 'is shown to, and restored by, those who might delete it', async ( {
		rest,
		playwright,
		site,
	} ) => {
		const menu = await KINDS[ 'a menu' ]!( rest, site );
		const view = await KINDS[ 'a saved view' ]!( rest, site );
		const page = await make( rest, '/wp/v2/pages', {
			title: 'Secret',
			status: 'publish',
		} );
		for ( const { path } of [ menu, view ] ) {
			await rest( path, {
				method: 'DELETE',
				params: { force: true },
				isDesign: true,
			} );
		}
		await rest( page.path, { method: 'DELETE', isDesign: true } );

		for ( const [ user, statuses ] of [
			[
				'designer',
				{ [ menu.id ]: 200, [ view.id ]: 403, [ page.id ]: 403 },
			],
			[
				'author',
				{ [ menu.id ]: 404, [ view.id ]: 403, [ page.id ]: 403 },
			],
			[ 'subscriber', { [ view.id ]: 403, [ page.id ]: 403 } ],
		] as [ UserName, Record< number, number > ][] ) {
			const context = await playwright.request.newContext();
			await logIn( { request: context } as any, site.url, user );
			const other = createRest( context, site.url );
			const list = await other.raw( DELETIONS );
			if ( user === 'designer' ) {
				const ids = ( await list.json() ).map(
					( { id }: Deletion ) => id
				);
				expect( ids ).toContain( menu.id );
				expect( ids ).not.toContain( view.id );
			} else {
				expect( list.status() ).toBe( 403 );
			}
			for ( const [ id, status ] of Object.entries( statuses ) ) {
				const answer = await other.raw(
					`${ DELETIONS }/${ id }/restore`,
					{ method: 'POST' }
				);
				expect( answer.status(), `${ user } restores ${ id }` ).toBe(
					status
				);
			}
			await context.dispose();
		}
	} );
} );
