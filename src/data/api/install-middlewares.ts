import apiFetch from '@wordpress/api-fetch';

import { requestLogin } from './login-request';
import { renewNonce } from './renew-nonce';
import { createSessionKeeper } from './session-keeper';
import { createWriteTimeout } from './write-timeout';

/** Lets every request of the page end, and go on after the session was renewed. */
export function installApiMiddlewares(): void {
	// What is installed last sees a request first: the time that a person needs to log in does not count.
	apiFetch.use( createWriteTimeout() );
	apiFetch.use( createSessionKeeper( { renewNonce, requestLogin } ) );
}
