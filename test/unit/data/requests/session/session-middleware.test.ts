import {
	createSessionMiddleware,
	LOGGED_OUT_CODE,
} from '@/data/requests/session/session-middleware';
import type { Session } from '@/data/requests/session/renew-session';

const EXPIRED = { code: 'rest_cookie_invalid_nonce' };
const READ = { path: '/wp/v2/pages' };
const WRITE = { path: '/wp/v2/pages/1', method: 'PUT' };

function aKeeper( {
	sessions = [] as Session[ 'state' ][],
	logins = [] as boolean[],
} ) {
	const renewSession = jest.fn(
		async (): Promise< Session > => ( {
			state: sessions.shift() ?? 'loggedOut',
		} )
	);
	const requestLogin = jest.fn( async () => logins.shift() ?? false );
	const keep = createSessionMiddleware( {
		userId: 7,
		renewSession,
		requestLogin,
	} );
	return { keep, renewSession, requestLogin };
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
		const { keep, renewSession } = aKeeper( {} );
		const forbidden = { code: 'rest_forbidden' };
		await expect( keep( WRITE, aServer( forbidden ) ) ).rejects.toBe(
			forbidden
		);
		expect( renewSession ).not.toHaveBeenCalled();
	} );

	it( 'goes on with a new nonce, without asking (fault 5)', async () => {
		const { keep, requestLogin } = aKeeper( { sessions: [ 'own' ] } );
		await expect( keep( WRITE, aServer( EXPIRED ) ) ).resolves.toBe(
			'answer'
		);
		expect( requestLogin ).not.toHaveBeenCalled();
	} );

	it( 'asks nobody to log in for a request that nobody waits for', async () => {
		const { keep, requestLogin } = aKeeper( {
			sessions: [ 'loggedOut' ],
		} );
		await expect(
			keep( { ...WRITE, isQuiet: true } as object, aServer( EXPIRED ) )
		).rejects.toMatchObject( { code: LOGGED_OUT_CODE } );
		expect( requestLogin ).not.toHaveBeenCalled();
	} );

	it( 'goes on after the person logged in again (fault 6)', async () => {
		const { keep } = aKeeper( {
			sessions: [ 'loggedOut', 'own' ],
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

	it( 'says to the server for whom it asks', async () => {
		const { keep } = aKeeper( {} );
		const server = jest.fn( async ( options: unknown ) => options );
		await keep( { ...READ, headers: { Accept: 'x' } }, server );
		expect( server ).toHaveBeenCalledWith( {
			...READ,
			headers: { Accept: 'x', 'X-Atelier-Person': '7' },
		} );
	} );

	it.each( [ 'rest_cookie_invalid_nonce', 'atelier_other_person' ] )(
		'sends nothing as another person, and waits for the first (%s, scenario 14)',
		async ( code ) => {
			const { keep, requestLogin } = aKeeper( {
				sessions: [ 'other', 'other', 'own' ],
				logins: [ true, true ],
			} );
			const server = aServer( { code } );
			await expect( keep( WRITE, server ) ).resolves.toBe( 'answer' );
			expect( requestLogin ).toHaveBeenCalledTimes( 2 );
			expect( server ).toHaveBeenCalledTimes( 2 );
		}
	);

	it( 'refuses in words while another person stays logged in', async () => {
		const { keep } = aKeeper( { sessions: [ 'other' ] } );
		const server = aServer( EXPIRED );
		await expect( keep( WRITE, server ) ).rejects.toEqual( {
			code: LOGGED_OUT_CODE,
			message:
				'Another person is logged in. Log in as yourself to save; your changes are still here.',
		} );
		expect( server ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'asks once where the server cannot say who is logged in', async () => {
		const { keep, requestLogin } = aKeeper( {
			sessions: [ 'unknown', 'unknown' ],
			logins: [ true ],
		} );
		await expect( keep( WRITE, aServer( EXPIRED ) ) ).rejects.toMatchObject(
			{ code: LOGGED_OUT_CODE }
		);
		expect( requestLogin ).toHaveBeenCalledTimes( 1 );
	} );
} );
