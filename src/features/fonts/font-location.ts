/** Location in the library: the tab, and the family that is open. */
export interface FontLocation {
	/** Name of the tab: `library`, `upload`, or the slug of a collection. */
	tab: string;
	/** Slug of the family that is open. */
	family: string | undefined;
}

/** Tab of the installed fonts. */
export const LIBRARY_TAB = 'library';

/** Tab in which font files are uploaded. */
export const UPLOAD_TAB = 'upload';

/** Query parameters of a location in the library. */
export type FontQuery = Partial<
	Record< 'fonts' | 'family', string | undefined >
>;

/**
 * Returns the location in an address.
 *
 * @param query Query of the address.
 */
export function parseFontLocation( {
	fonts,
	family,
}: FontQuery ): FontLocation {
	return { tab: fonts || LIBRARY_TAB, family: family || undefined };
}

/**
 * Returns the query parameters of a location.
 *
 * @param location Location.
 */
export function formatFontLocation( { tab, family }: FontLocation ): FontQuery {
	return { fonts: tab, family };
}
