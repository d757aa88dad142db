/**
 * @jest-environment node
 */
import apiFetch from '@wordpress/api-fetch';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { loadAllPages } from '@/data/reads/load-all-pages';
import { registerStores } from '@/data/store';

registerStores();

const asked: string[] = [];
let failing = '';
apiFetch.setFetchHandler( ( async ( { path = '' }: { path?: string } ) => {
	const page = path.match( /page=(\d+)/ )?.[ 1 ] ?? '';
	asked.push( page );
	if ( page === failing ) {
		throw { code: 'offline_error', message: 'You are offline.' };
	}
	return new Response( JSON.stringify( [ { id: Number( page ) } ] ), {
		headers: { 'X-WP-TotalPages': '3' },
	} );
} ) as never );

const things = defineResource( {
	name: 'test-things',
	path: ( kind: string, page: number ) => `/shop/v1/${ kind }?page=${ page }`,
	parse: parseItems( hasId ),
	isStaleAfter: () => false,
} );

describe( 'loadAllPages', () => {
	it( 'asks for each page once, in their order', async () => {
		const items = await loadAllPages( things, ( page ) => [ 'a', page ] );
		expect( items.map( ( { id } ) => id ) ).toEqual( [ 1, 2, 3 ] );
		expect( asked.sort() ).toEqual( [ '1', '2', '3' ] );
	} );

	it( 'throws when a page cannot be had', async () => {
		failing = '2';
		await expect(
			loadAllPages( things, ( page ) => [ 'b', page ] )
		).rejects.toMatchObject( { code: 'offline_error' } );
	} );
} );
