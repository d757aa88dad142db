import apiFetch from '@wordpress/api-fetch';

import { getBootPayload } from '../site/boot-payload';

const SETTINGS = /^\/?wp\/v2\/settings\/?(?:\?|$)/;

/** WordPress's answer to those who may not read the settings. */
const REFUSAL = { code: 'rest_forbidden', data: { status: 403 } };

/**
 * Answers reads of the site's settings as the server does where the person may not read them, without asking it: blocks such as the date of a
 * post always ask, and the browser notes each 403 as an error. They then take what the page brought.
 */
export function refuseSettingsReads(): void {
	if ( getBootPayload().rights.manageOptions ) {
		return;
	}
	apiFetch.use( ( options, next ) =>
		SETTINGS.test( options.path ?? '' ) &&
		( options.method ?? 'GET' ).toUpperCase() === 'GET'
			? Promise.reject( REFUSAL )
			: next( options )
	);
}
