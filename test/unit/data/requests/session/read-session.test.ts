import { readSession } from '@/data/requests/session/read-session';

const NONCE = 'a1b2c3d4e5';

describe( 'readSession', () => {
	it.each( [
		[ 'the person', { userId: 7, nonce: NONCE }, 'own', NONCE ],
		[ 'nobody', { userId: 0 }, 'loggedOut', undefined ],
		[
			'somebody else',
			{ userId: 8, name: 'Bea', nonce: NONCE },
			'other',
			undefined,
		],
		[ 'a login page', undefined, 'unknown', undefined ],
		[ 'a text', '0', 'unknown', undefined ],
		[ 'an answer without an id', { nonce: NONCE }, 'unknown', undefined ],
		[
			'a nonce of another shape',
			{ userId: 7, nonce: '<!DOCTYPE html>' },
			'unknown',
			undefined,
		],
		[ 'no nonce', { userId: 7 }, 'unknown', undefined ],
	] )( 'reads %s', ( _case, body, state, nonce ) => {
		const answer = readSession( body, 7 );
		expect( answer.session.state ).toBe( state );
		expect( answer.nonce ).toBe( nonce );
	} );

	it.each( [
		[ 'of the person', 7, { isActive: true, nonce: 'x' } ],
		[ 'of somebody else', 8, undefined ],
	] )( 'takes what is said of a theme %s', ( _case, userId, theme ) => {
		const { session } = readSession(
			{ userId, nonce: NONCE, theme: { isActive: true, nonce: 'x' } },
			7
		);
		expect( session.theme ).toEqual( theme );
	} );

	it( 'names somebody else', () => {
		expect( readSession( { userId: 8, name: 'Bea' }, 7 ).session ).toEqual(
			{
				state: 'other',
				personName: 'Bea',
			}
		);
	} );
} );
