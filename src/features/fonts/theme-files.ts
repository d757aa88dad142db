/** Addresses of the theme's files, which settings name by their path in the theme. */
export interface ThemeFiles {
	/** Address of the theme's folder. */
	readonly url: string;
	/** Addresses of the parent theme's files, by their `src` in the settings. */
	readonly parentFiles: Readonly< Record< string, unknown > >;
}

const THEME_FILE = /^file:\.\//;

/**
 * Returns the address of a font file.
 *
 * @param source The `src` in the settings: an address, or a path in the theme.
 * @param files  Addresses of the theme's files.
 */
export function resolveThemeFile(
	source: string,
	{ url, parentFiles }: ThemeFiles
): string {
	const inParent = Object.hasOwn( parentFiles, source )
		? parentFiles[ source ]
		: undefined;
	return typeof inParent === 'string'
		? inParent
		: source.replace( THEME_FILE, `${ url.replace( /\/$/, '' ) }/` );
}
