import { __ } from '@wordpress/i18n';
import { addQueryArgs, getQueryArg } from '@wordpress/url';

import { withTimeLimit } from '@/utils/with-time-limit';

const TIMEOUT_MS = 30_000;

/** What the activation of a theme needs. */
export interface ThemeActivation {
	/** Address of the dashboard, with a slash at its end. */
	adminUrl: string;
	stylesheet: string;
	/** Nonce of this theme's activation. */
	nonce: string;
}

/**
 * Makes a theme the site's own (specification 7.1).
 *
 * The host leads an activation to a page that says so, and a person who is logged out to the login: only the former
 * counts.
 *
 * @param activation The theme.
 * @throws An error with a message when the theme was not activated; after 30 s without an answer too.
 */
export async function activateTheme( {
	adminUrl,
	stylesheet,
	nonce,
}: ThemeActivation ): Promise< void > {
	const url = addQueryArgs( `${ adminUrl }themes.php`, {
		action: 'activate',
		stylesheet,
		_wpnonce: nonce,
	} );
	const isActivated = await withTimeLimit( TIMEOUT_MS, ( signal ) =>
		fetch( url, { credentials: 'same-origin', signal } )
	).then(
		( response ) =>
			response.ok && getQueryArg( response.url, 'activated' ) === 'true',
		() => false
	);
	if ( ! isActivated ) {
		throw new Error(
			__(
				'The theme could not be activated. Nothing was saved. Reload this page and try again.',
				'atelier'
			)
		);
	}
}
