import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';

import { installRecordMiddlewares } from '../records/install-record-middlewares';
import { store as resourcesStore } from '../resources/store';
import { createWriteWatcher } from '../resources/write-watcher';
import { createClientHeader } from './client-header';
import { requestLogin } from './login-request';
import { renewNonce } from './renew-nonce';
import { createSessionKeeper } from './session-keeper';
import { createTimeLimit } from './write-timeout';

/** Lets every request of the page end, go on after the session was renewed, and tell the resources what it wrote. */
export function installApiMiddlewares(): void {
	// What is installed last sees a request first: the time that a person needs to log in does not count.
	apiFetch.use( createClientHeader() );
	apiFetch.use( createTimeLimit() );
	apiFetch.use( createSessionKeeper( { renewNonce, requestLogin } ) );
	apiFetch.use(
		createWriteWatcher( ( write ) => {
			void dispatch( resourcesStore ).receiveWrite( write );
		} )
	);
	installRecordMiddlewares();
}
