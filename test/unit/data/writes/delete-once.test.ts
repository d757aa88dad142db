import apiFetch from '@wordpress/api-fetch';

import { deleteOnce, isRemoved } from '@/data/writes/delete-once';
import { LOOKS } from '@/data/writes';

const LOST = { code: 'fetch_error', message: 'Lost.' };
const GONE = { code: 'rest_post_invalid_id', data: { status: 404 } };

let answers: ( () => unknown )[] = [];
apiFetch.setFetchHandler( async () => {
	const next = answers.shift();
	return next?.() as never;
} );

const throwing = ( error: unknown ) => () => {
	throw error;
};
const fails = ( error: unknown ) => () => Promise.reject( error );

describe( 'deleteOnce', () => {
	it( 'returns what the server answers', async () => {
		const answer = { deleted: true };
		await expect(
			deleteOnce( LOOKS, 1, true, () => Promise.resolve( answer ) )
		).resolves.toBe( answer );
	} );

	it( 'succeeds when the answer is lost and the record is gone', async () => {
		answers = [ throwing( GONE ) ];
		await expect(
			deleteOnce( LOOKS, 2, true, fails( LOST ) )
		).resolves.toEqual( {} );
	} );

	it( 'fails when the answer is lost and the record is still there', async () => {
		answers = [ () => ( { id: 3 } ) ];
		await expect(
			deleteOnce( LOOKS, 3, true, fails( LOST ) )
		).rejects.toBe( LOST );
	} );

	it( 'succeeds at the second attempt when nothing could be asked at the first', async () => {
		answers = [ throwing( LOST ) ];
		await expect(
			deleteOnce( LOOKS, 4, true, fails( LOST ) )
		).rejects.toBe( LOST );
		answers = [ throwing( GONE ) ];
		await expect(
			deleteOnce( LOOKS, 4, true, fails( GONE ) )
		).resolves.toEqual( {} );
	} );

	it( 'says that somebody else deleted the record when no answer was lost', async () => {
		answers = [];
		await expect(
			deleteOnce( LOOKS, 5, true, fails( GONE ) )
		).rejects.toBe( GONE );
	} );
} );

describe( 'isRemoved', () => {
	it.each( [
		[ { status: 'trash' }, false, true ],
		[ { status: 'trash' }, true, false ],
		[ { status: 'publish' }, false, false ],
		[ { source: 'theme' }, true, true ],
		[ { source: 'custom' }, true, false ],
		[ {}, true, false ],
	] )( 'of %j, forced %s: %s', ( record, isForced, expected ) => {
		expect( isRemoved( record, isForced ) ).toBe( expected );
	} );
} );
