import { dispatch, select, subscribe } from '@wordpress/data';

import { store } from '.';
import type { Session } from '../requests/session/session';

/**
 * Asks the person to log in again. All requests that are refused meanwhile wait for the same answer.
 *
 * @param session Who is logged in now.
 * @return Whether the person logged in.
 */
export function requestLogin( session: Session ): Promise< boolean > {
	void dispatch( store ).requestLogin( {
		isOtherPerson: session.state === 'other',
		personName: session.personName ?? '',
	} );
	return new Promise( ( resolve ) => {
		const unsubscribe = subscribe( () => {
			if ( ! select( store ).getLoginRequest() ) {
				unsubscribe();
				resolve( select( store ).isLoginAnswered() );
			}
		}, store );
	} );
}
