import { createClientHeader } from '@/data/requests/client-header';

function send( draftId: number | undefined, options: object ) {
	const next = jest.fn();
	void createClientHeader( draftId )( options as never, next );
	return next.mock.calls[ 0 ][ 0 ];
}

describe( 'createClientHeader', () => {
	it( 'marks requests of the live design without a draft', () => {
		expect(
			send( undefined, { path: '/wp/v2/blocks', method: 'POST' } )
		).toEqual( {
			path: '/wp/v2/blocks',
			method: 'POST',
			headers: { 'X-Atelier-Client': '1' },
		} );
	} );

	it( 'names the draft in the header of a read, whose address stays that of what was preloaded', () => {
		expect( send( 12, { path: '/wp/v2/blocks?page=2' } ) ).toEqual( {
			path: '/wp/v2/blocks?page=2',
			headers: { 'X-Atelier-Client': '1', 'X-Atelier-Draft': '12' },
		} );
	} );

	it.each( [
		[
			{ path: '/wp/v2/blocks/3?a=1', method: 'PUT' },
			'/wp/v2/blocks/3?a=1&atelier_draft=12',
		],
		[
			{ url: 'https://a.test/x', method: 'post' },
			'https://a.test/x?atelier_draft=12',
		],
	] )( 'names it in the address of a write as well: %o', ( options, to ) => {
		const sent = send( 12, options );
		expect( sent.path ?? sent.url ).toBe( to );
		expect( sent.headers[ 'X-Atelier-Draft' ] ).toBe( '12' );
	} );
} );
