/** Where a person is in the library. */
export interface FontLocation {
	/** Name of the tab: `library`, `upload`, or the slug of a collection. */
	tab: string;
	/** Slug of the family that is open. */
	family: string | undefined;
}

/** Tab of what is installed. */
export const LIBRARY_TAB = 'library';

/** Parameters of an address that say where a person is in the library. */
export type FontQuery = Partial<
	Record< 'fonts' | 'family', string | undefined >
>;

/**
 * Returns the place that an address names.
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
 * Returns the parameters that name a place.
 *
 * @param place Place.
 */
export function formatFontLocation( { tab, family }: FontLocation ): FontQuery {
	return { fonts: tab, family };
}
