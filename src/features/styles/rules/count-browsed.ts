/** Styles that there are to choose from. */
export interface OfferedStyles {
	/** Variations of all settings and styles, the theme's own config included. */
	variations: number;
	/** Variations of colour or type alone. */
	properties: number;
	/** Looks that the person keeps. */
	looks: number;
}

/**
 * Returns how many styles *Browse styles* offers; none where the theme has no variations, of colour or type alone neither, and the person
 * keeps none (specification 2.4).
 *
 * @param offered Numbers of styles.
 */
export function countBrowsed( {
	variations,
	properties,
	looks,
}: OfferedStyles ): number {
	// The theme's own config alone is no choice, but is beside looks.
	const hasWhole = variations > 1 || ( properties === 0 && looks > 0 );
	return ( hasWhole ? variations : properties ) + looks;
}
