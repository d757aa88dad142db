/** Where the files are that settings name by their place in the theme. */
export interface ThemeFiles {
	/** Address of the theme's folder. */
	readonly url: string;
	/** Addresses of files that the theme's parent has, by how settings name them. */
	readonly parentFiles: Readonly< Record< string, unknown > >;
}

const THEME_FILE = /^file:\.\//;

/**
 * Returns the address of a font file.
 *
 * @param source How settings name it: an address, or a place in the theme.
 * @param files  Where the theme's files are.
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
