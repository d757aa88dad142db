import {
	createSessionMiddleware,
	LOGGED_OUT_CODE,
} from '@/data/requests/session/session-middleware';
import type { Session } from '@/data/requests/session/session';

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
	const middleware = createSessionMiddleware( {
		userId: 7,
		renewSession,
		requestLogin,
	} );
	return { middleware, renewSession, requestLogin };
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
		const { middleware, renewSession } = aKeeper( {} );
		const forbidden = { code: 'rest_forbidden' };
		await expect( middleware( WRITE, aServer( forbidden ) ) ).rejects.toBe(
			forbidden
		);
		expect( renewSession ).not.toHaveBeenCalled();
	} );

	it( 'goes on with a new nonce, without asking (fault 5)', async () => {
		const { middleware, requestLogin } = aKeeper( { sessions: [ 'own' ] } );
		await expect( middleware( WRITE, aServer( EXPIRED ) ) ).resolves.toBe(
			'answer'
		);
		expect( requestLogin ).not.toHaveBeenCalled();
	} );

	it( 'asks nobody to log in for a request that nobody waits for', async () => {
		const { middleware, requestLogin } = aKeeper( {
			sessions: [ 'loggedOut' ],
		} );
		await expect(
			middleware(
				{ ...WRITE, isQuiet: true } as object,
				aServer( EXPIRED )
			)
		).rejects.toMatchObject( { code: LOGGED_OUT_CODE } );
		expect( requestLogin ).not.toHaveBeenCalled();
	} );

	it( 'goes on after the person logged in again (fault 6)', async () => {
		const { middleware } = aKeeper( {
			sessions: [ 'loggedOut', 'own' ],
			logins: [ true ],
		} );
		await expect( middleware( WRITE, aServer( EXPIRED ) ) ).resolves.toBe(
			'answer'
		);
	} );

	it( 'says that the person is logged out when they would not log in', async () => {
		const { middleware } = aKeeper( { logins: [ false ] } );
		await expect(
			middleware( WRITE, aServer( EXPIRED ) )
		).rejects.toMatchObject( { code: LOGGED_OUT_CODE } );
	} );

	it( 'asks again for the next change only, not for reads in the background', async () => {
		const { middleware, requestLogin } = aKeeper( {} );
		await middleware( READ, aServer( EXPIRED ) ).catch( () => {} );
		await middleware( READ, aServer( EXPIRED ) ).catch( () => {} );
		expect( requestLogin ).toHaveBeenCalledTimes( 1 );
		await middleware( WRITE, aServer( EXPIRED ) ).catch( () => {} );
		expect( requestLogin ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'says to the server for whom it asks', async () => {
		const { middleware } = aKeeper( {} );
		const server = jest.fn( async ( options: unknown ) => options );
		await middleware( { ...READ, headers: { Accept: 'x' } }, server );
		expect( server ).toHaveBeenCalledWith( {
			...READ,
			headers: { Accept: 'x', 'X-Atelier-Person': '7' },
		} );
	} );

	it.each( [ 'rest_cookie_invalid_nonce', 'atelier_other_person' ] )(
		'sends nothing as another person, and waits for the first (%s, scenario 14)',
		async ( code ) => {
			const { middleware, requestLogin } = aKeeper( {
				sessions: [ 'other', 'other', 'own' ],
				logins: [ true, true ],
			} );
			const server = aServer( { code } );
			await expect( middleware( WRITE, server ) ).resolves.toBe(
				'answer'
			);
			expect( requestLogin ).toHaveBeenCalledTimes( 2 );
			expect( server ).toHaveBeenCalledTimes( 2 );
		}
	);

	it( 'refuses in words while another person stays logged in', async () => {
		const { middleware } = aKeeper( { sessions: [ 'other' ] } );
		const server = aServer( EXPIRED );
		await expect( middleware( WRITE, server ) ).rejects.toEqual( {
			code: LOGGED_OUT_CODE,
			message:
				'Another person is logged in. Log in as yourself to save; your changes are still here.',
		} );
		expect( server ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'asks once where the server cannot say who is logged in', async () => {
		const { middleware, requestLogin } = aKeeper( {
			sessions: [ 'unknown', 'unknown' ],
			logins: [ true ],
		} );
		await expect(
			middleware( WRITE, aServer( EXPIRED ) )
		).rejects.toMatchObject( { code: LOGGED_OUT_CODE } );
		expect( requestLogin ).toHaveBeenCalledTimes( 1 );
	} );
} );
