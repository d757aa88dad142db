import { foundRecordsResource } from '@/kits/commands/found-records';

const { path, parse, isStaleAfter } = foundRecordsResource;

describe( 'foundRecordsResource', () => {
	it( 'asks for nothing where there is nothing to find', () => {
		expect( path( { route: '/wp/v2/pages', query: undefined } ) ).toBe(
			undefined
		);
	} );

	it( 'passes over what is no record', () => {
		expect(
			parse(
				[
					{ id: 1, title: 'One' },
					null,
					{ title: 'x' },
					{ id: 'a//b' },
				],
				new Headers()
			)
		).toEqual( [ { id: 1, title: 'One' }, { id: 'a//b' } ] );
	} );

	it.each( [
		[ '/wp/v2/pages', '/wp/v2/pages/4', true ],
		[ '/wp/v2/pages', '/wp/v2/posts/4', false ],
		[ '/wp/v2/template-parts', '/wp/v2/template-parts/tt5//header', true ],
		[ '/wp/v2/templates', '/wp/v2/wp_template/9', true ],
		[ '/wp/v2/templates', '/atelier/v1/active-templates/home', true ],
		[ '/wp/v2/blocks', '/atelier/v1/deletions/3/restore', true ],
		[ '/wp/v2/navigation', '/wp/v2/settings', false ],
	] )( '%s after a write to %s: stale is %s', ( route, written, isStale ) => {
		expect(
			isStaleAfter(
				{ route: written, method: 'POST' },
				path( { route, query: {} } ) ?? ''
			)
		).toBe( isStale );
	} );
} );
