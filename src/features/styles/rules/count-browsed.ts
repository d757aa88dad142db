/** Numbers of styles that a person can choose from. */
export interface OfferedStyles {
	/** Variations of all settings and styles, the theme's own config included. */
	variations: number;
	/** Variations of colour or type alone. */
	properties: number;
	/** Looks of the person. */
	looks: number;
}

/**
 * Returns the number of styles that *Browse styles* offers: variations of everything or of a property, and looks; 0 where none
 * can be chosen (specification 2.4).
 *
 * @param offered Numbers of styles.
 */
export function countBrowsed( {
	variations,
	properties,
	looks,
}: OfferedStyles ): number {
	// The theme's own config counts only beside other variations, or beside looks where the theme has no palettes and typesets.
	const hasWhole = variations > 1 || ( properties === 0 && looks > 0 );
	return ( hasWhole ? variations : properties ) + looks;
}
