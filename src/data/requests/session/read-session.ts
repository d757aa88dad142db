import { isRecord, toRecord } from '@/utils/is-record';
import type { AskedTheme, Session } from './session';

// A nonce of WordPress: ten characters of a hash.
const NONCE = /^[a-z0-9]{10}$/i;

/**
 * Reads the server's answer about the session. A login page, a maintenance page or a truncated answer counts as none.
 *
 * @param body   Body of the answer.
 * @param userId Id of the person who opened the page.
 * @return Who is logged in; for the same person also their nonce and the answer about the requested theme.
 */
export function readSession(
	body: unknown,
	userId: number
): { session: Session; nonce?: string } {
	if ( ! isRecord( body ) ) {
		return { session: { state: 'unknown' } };
	}
	const { userId: id, nonce, name, theme } = body;
	if ( id === 0 ) {
		return { session: { state: 'loggedOut' } };
	}
	if ( typeof id !== 'number' ) {
		return { session: { state: 'unknown' } };
	}
	if ( id !== userId ) {
		return {
			session: {
				state: 'other',
				...( typeof name === 'string' ? { personName: name } : {} ),
			},
		};
	}
	return typeof nonce === 'string' && NONCE.test( nonce )
		? {
				session: {
					state: 'own',
					...( isTheme( theme ) && { theme } ),
				},
				nonce,
		  }
		: { session: { state: 'unknown' } };
}

function isTheme( value: unknown ): value is AskedTheme {
	const { isActive, nonce } = toRecord( value );
	return typeof isActive === 'boolean' && typeof nonce === 'string';
}
