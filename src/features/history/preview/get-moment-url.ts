import { addQueryArgs } from '@wordpress/url';

/**
 * Returns the address at which the server shows a page as it was.
 *
 * @param url   Address of the public page.
 * @param at    The moment.
 * @param nonce What lets this person ask for it.
 */
export function getMomentUrl( url: string, at: string, nonce: string ): string {
	return addQueryArgs( url, {
		atelier_moment: at,
		atelier_moment_nonce: nonce,
	} );
}
