// Specification 9. The key is the host's, so that a permission counts in both.
const KEY = 'wp-font-library-google-fonts-permission';

/** Slug of the hosted collection, whose fonts are not on the site's own server. */
export const HOSTED_COLLECTION = 'google-fonts';

/** Whether the person allowed to connect to the hosted collection, in this browser. */
export function readGoogleFontsPermission(): boolean {
	try {
		return window.localStorage.getItem( KEY ) === 'true';
	} catch {
		return false;
	}
}

/**
 * Keeps whether the person allows it.
 *
 * @param isAllowed Whether it is allowed.
 */
export function writeGoogleFontsPermission( isAllowed: boolean ): void {
	try {
		window.localStorage.setItem( KEY, String( isAllowed ) );
	} catch {
		// Where nothing can be stored the permission lasts as long as the library is open.
	}
}
