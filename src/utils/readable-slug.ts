import { safeDecodeURI, safeDecodeURIComponent } from '@wordpress/url';

/**
 * Returns a slug in letters, as people read and type it: WordPress stores letters that are not Latin as octets.
 *
 * @param slug The stored slug.
 */
export function toReadableSlug( slug: string ): string {
	return safeDecodeURIComponent( slug );
}

/**
 * Returns an address in letters, as browsers show it.
 *
 * @param address The address.
 */
export function toReadableAddress( address: string ): string {
	return safeDecodeURI( address );
}
