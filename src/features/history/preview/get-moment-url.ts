import { addQueryArgs } from '@wordpress/url';

/**
 * Returns the address of a page as it was at a moment.
 *
 * @param url   Address of the public page.
 * @param at    The moment.
 * @param nonce Nonce of the person.
 */
export function getMomentUrl( url: string, at: string, nonce: string ): string {
	return addQueryArgs( url, {
		atelier_moment: at,
		atelier_moment_nonce: nonce,
	} );
}
