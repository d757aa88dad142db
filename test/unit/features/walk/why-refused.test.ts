import { findWhyRefused, forbidsFrames } from '@/features/walk/why-refused';

describe( 'forbidsFrames', () => {
	it.each( [
		[ {}, false ],
		[ { 'X-Frame-Options': 'DENY' }, true ],
		[ { 'X-Frame-Options': 'deny' }, true ],
		[ { 'X-Frame-Options': 'SAMEORIGIN' }, false ],
		[ { 'X-Frame-Options': 'ALLOW-FROM https://a.test' }, true ],
		[ { 'Content-Security-Policy': "frame-ancestors 'none'" }, true ],
		[
			{ 'Content-Security-Policy': "img-src *; frame-ancestors 'self'" },
			false,
		],
		[
			{ 'Content-Security-Policy': 'frame-ancestors https://b.test' },
			true,
		],
		[
			{
				'Content-Security-Policy': "frame-ancestors 'self'",
				'X-Frame-Options': 'DENY',
			},
			false,
		],
	] )( 'reads %j', ( headers: Record< string, string >, expected ) => {
		expect(
			forbidsFrames( { get: ( name ) => headers[ name ] ?? null } )
		).toBe( expected );
	} );
} );

describe( 'findWhyRefused', () => {
	const before = globalThis.fetch;
	afterEach( () => {
		globalThis.fetch = before;
	} );
	const ask = ( reply: () => unknown ) => {
		const asked = jest.fn( async () => reply() );
		globalThis.fetch = asked as unknown as typeof fetch;
		return {
			asked,
			reason: findWhyRefused( '/a/', new AbortController().signal ),
		};
	};
	const headers = ( value: string | null ) => ( {
		headers: { get: () => value },
	} );

	it.each( [
		[ 'denied', () => headers( 'DENY' ) ],
		[ 'refused', () => headers( null ) ],
		[
			'unreachable',
			() => {
				throw new TypeError( 'Failed to fetch' );
			},
		],
	] )( 'finds that a page is %s, by GET alone', async ( expected, reply ) => {
		const { asked, reason } = ask( reply );
		expect( await reason ).toBe( expected );
		const calls = asked.mock.calls as unknown as Array<
			[ string, RequestInit ]
		>;
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ]?.[ 1 ].method ).toBeUndefined();
		expect( calls[ 0 ]?.[ 1 ].redirect ).toBe( 'manual' );
	} );
} );
