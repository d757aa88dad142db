import { expect, test } from '../fixtures';
import { forgeCopy, PAYLOAD } from '../support/forge-copy';
import { logIn, type UserName } from '../support/log-in';
import { createRest } from '../support/rest';

test.describe( 'The copy of a deleted category', () => {
	for ( const user of [ 'admin', 'contributor' ] as UserName[] ) {
		test( `that somebody else wrote restores nothing for ${ user }`, async ( {
			rest,
			site,
			playwright,
		} ) => {
			const context = await playwright.request.newContext();
			await logIn( { request: context } as never, site.url, user );
			const other = createRest( context, site.url );
			const category = await rest( '/wp/v2/wp_pattern_category', {
				method: 'POST',
				data: { name: `Genuine ${ user }` },
			} );
			const { atelier_deletion: genuine } = await rest(
				`/wp/v2/wp_pattern_category/${ category.id }`,
				{ method: 'DELETE', params: { force: true }, isDesign: true }
			);
			const copies = await site.task<
				Record<
					number,
					{
						row: { post_content: string };
						meta: [ string, string ][];
					}
				>
			>( 'read-posts', [ genuine ] );
			const { row, meta } = copies[ genuine ]!;
			const noted = Object.fromEntries( meta );
			const slug = `forged-by-${ user }`;
			const forgeries = [
				// With no signature, with one of another content, and with one of another copy.
				{ content: forgeCopy( 91_000, slug ), meta: {} },
				{ content: forgeCopy( 92_000, slug ), meta: noted },
				{ content: row.post_content, meta: noted },
			];
			for ( const forgery of forgeries ) {
				const id = await site.task< number >( 'write-post', {
					row: {
						post_type: 'atelier_deletion',
						post_status: 'trash',
						post_content: forgery.content,
					},
					meta: {
						_atelier_deleted_time: Math.floor( Date.now() / 1000 ),
						...forgery.meta,
					},
				} );
				const answer = await other.raw(
					`/atelier/v1/deletions/${ id }/restore`,
					{ method: 'POST' }
				);
				expect( [ 403, 404 ], await answer.text() ).toContain(
					answer.status()
				);
			}
			const categories = await rest( '/wp/v2/wp_pattern_category', {
				params: { slug },
			} );
			expect( categories ).toEqual( [] );
			expect( await site.task( 'term-meta', { id: 91_000 } ) ).toEqual(
				[]
			);
			await context.dispose();
			await rest( `/atelier/v1/deletions/${ genuine }/restore`, {
				method: 'POST',
			} );
			expect(
				( await rest( `/wp/v2/wp_pattern_category/${ category.id }` ) )
					.name
			).toBe( `Genuine ${ user }` );
		} );
	}

	test( 'brings back scalar meta and lists of it, and no object', async ( {
		rest,
		site,
	} ) => {
		const { id } = await rest( '/wp/v2/wp_pattern_category', {
			method: 'POST',
			data: { name: 'With meta' },
		} );
		const path = `/wp/v2/wp_pattern_category/${ id }`;
		const plain: [ string, string ][] = [
			[ 'text', 'a \\ "quoted" \'value\'' ],
			[ 'twice', '1' ],
			[ 'twice', '2' ],
			[ 'list', 'a:2:{i:0;s:3:"one";s:1:"k";i:2;}' ],
		];
		await site.task( 'term-meta', {
			id,
			rows: [
				...plain,
				[ 'object', PAYLOAD ],
				[ 'nested', `a:1:{i:0;${ PAYLOAD }}` ],
			],
		} );
		const { atelier_deletion: deletion } = await rest( path, {
			method: 'DELETE',
			params: { force: true },
			isDesign: true,
		} );
		await rest( `/atelier/v1/deletions/${ deletion }/restore`, {
			method: 'POST',
		} );
		expect( await site.task( 'term-meta', { id } ) ).toEqual( plain );
	} );
} );
