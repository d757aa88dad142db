import {
	createSessionKeeper,
	LOGGED_OUT_CODE,
} from '@/data/api/session-keeper';

const EXPIRED = { code: 'rest_cookie_invalid_nonce' };
const READ = { path: '/wp/v2/pages' };
const WRITE = { path: '/wp/v2/pages/1', method: 'PUT' };

function aKeeper( { renewals = [] as boolean[], logins = [] as boolean[] } ) {
	const renewNonce = jest.fn( async () => renewals.shift() ?? false );
	const requestLogin = jest.fn( async () => logins.shift() ?? false );
	const keep = createSessionKeeper( { renewNonce, requestLogin } );
	return { keep, renewNonce, requestLogin };
}

function aServer( ...errors: unknown[] ) {
	return jest.fn( async () => {
		const error = errors.shift();
		if ( error ) {
			throw error;
		}
		return 'answer';
	} );
}

describe( 'createSessionKeeper', () => {
	it( 'leaves other errors alone', async () => {
		const { keep, renewNonce } = aKeeper( {} );
		const forbidden = { code: 'rest_forbidden' };
		await expect( keep( WRITE, aServer( forbidden ) ) ).rejects.toBe(
			forbidden
		);
		expect( renewNonce ).not.toHaveBeenCalled();
	} );

	it( 'goes on with a new nonce, without asking', async () => {
		const { keep, requestLogin } = aKeeper( { renewals: [ true ] } );
		await expect( keep( WRITE, aServer( EXPIRED ) ) ).resolves.toBe(
			'answer'
		);
		expect( requestLogin ).not.toHaveBeenCalled();
	} );

	it( 'goes on after the person logged in again', async () => {
		const { keep } = aKeeper( {
			renewals: [ false, true ],
			logins: [ true ],
		} );
		await expect( keep( WRITE, aServer( EXPIRED ) ) ).resolves.toBe(
			'answer'
		);
	} );

	it( 'says that the person is logged out when they would not log in', async () => {
		const { keep } = aKeeper( { logins: [ false ] } );
		await expect( keep( WRITE, aServer( EXPIRED ) ) ).rejects.toMatchObject(
			{ code: LOGGED_OUT_CODE }
		);
	} );

	it( 'asks again for the next change only, not for reads in the background', async () => {
		const { keep, requestLogin } = aKeeper( {} );
		await keep( READ, aServer( EXPIRED ) ).catch( () => {} );
		await keep( READ, aServer( EXPIRED ) ).catch( () => {} );
		expect( requestLogin ).toHaveBeenCalledTimes( 1 );
		await keep( WRITE, aServer( EXPIRED ) ).catch( () => {} );
		expect( requestLogin ).toHaveBeenCalledTimes( 2 );
	} );
} );
