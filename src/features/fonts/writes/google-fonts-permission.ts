// Specification 9. The key is the host's, so that the permission applies to both.
const KEY = 'wp-font-library-google-fonts-permission';

/** Slug of the hosted collection, whose fonts are on another server. */
export const HOSTED_COLLECTION = 'google-fonts';

/** Returns whether the person allowed connections to the hosted collection in this browser. */
export function readGoogleFontsPermission(): boolean {
	try {
		return window.localStorage.getItem( KEY ) === 'true';
	} catch {
		return false;
	}
}

/**
 * Stores whether the person allows connections to the hosted collection.
 *
 * @param isAllowed Whether they are allowed.
 */
export function writeGoogleFontsPermission( isAllowed: boolean ): void {
	try {
		window.localStorage.setItem( KEY, String( isAllowed ) );
	} catch {
		// Without storage the permission is kept until the tab of the collection is closed.
	}
}
