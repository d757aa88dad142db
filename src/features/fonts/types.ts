/** One face of a font family, in the form of theme.json and the font library (specification 3). */
export interface FontFace {
	/** CSS family of the face, with or without quotes. */
	fontFamily: string;
	/** `normal`, `italic`, or an oblique angle. */
	fontStyle?: string;
	/** A number from 100 to 900, `normal`, `bold`, or a range such as `200 900`. */
	fontWeight?: string | number;
	fontStretch?: string;
	fontDisplay?: string;
	unicodeRange?: string;
	/** Addresses of its files; `file:./` addresses are below the theme's folder. */
	src?: string | readonly string[];
	/** Address of its picture. */
	preview?: string;
}

/** Origin of a font family. */
export type FontSource = 'theme' | 'custom';

/** A font family, in the form of theme.json and the font library (specification 3). */
export interface FontFamily {
	slug: string;
	name?: string;
	/** CSS value: the family with its fallback. */
	fontFamily: string;
	fontFace?: readonly FontFace[];
	preview?: string;
}

/** The families of both sources; a family is active when it is in the merged lists. */
export type FontLists = Readonly< Record< FontSource, readonly FontFamily[] > >;
