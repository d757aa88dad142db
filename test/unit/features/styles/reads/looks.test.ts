import { looksResource } from '@/features/styles/reads/looks';

const look = {
	id: 3,
	title: 'Night',
	kind: 'saved',
	date: '2026-11-20T10:00:00',
	settings: { color: {} },
	styles: { color: { text: '#fff' } },
};
const parse = ( body: unknown ) => looksResource.parse( body, new Headers() );

describe( 'looksResource', () => {
	it( 'reads looks as they are', () => {
		expect( parse( [ look ] ) ).toEqual( [ look ] );
	} );

	it.each( [ [ [] ], [ null ], [ 'x' ] ] )(
		'reads %j in the place of settings and styles as nothing',
		( value ) => {
			expect(
				parse( [ { ...look, settings: value, styles: value } ] )
			).toEqual( [ { ...look, settings: {}, styles: {} } ] );
		}
	);

	it( 'leaves out what is no look, and refuses what is no list', () => {
		expect( parse( [ null, { id: 'x' }, look ] ) ).toHaveLength( 1 );
		expect( () => parse( { code: 'broken' } ) ).toThrow();
	} );

	it.each( [
		[ '/atelier/v1/looks', true ],
		[ '/atelier/v1/looks/3', true ],
		[ '/atelier/v1/deletions/7', true ],
		[ '/wp/v2/global-styles/5', false ],
	] )( 'after a write to %s is stale: %s', ( route, isStale ) => {
		expect(
			looksResource.isStaleAfter(
				{ route, method: 'POST' },
				'/atelier/v1/looks'
			)
		).toBe( isStale );
	} );
} );
