import apiFetch from '@wordpress/api-fetch';

import { getBootPayload } from '../site/boot-payload';

const SETTINGS = /^\/?wp\/v2\/settings\/?(?:\?|$)/;

/** WordPress's answer to those who may not read the settings. */
const REFUSAL = { code: 'rest_forbidden', data: { status: 403 } };

/**
 * Answers reads of the site's settings as the server does where the person may not read them, without a request: blocks such as the date of a
 * post always read them, and the browser logs each 403 as an error. They then use the preloaded values.
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
