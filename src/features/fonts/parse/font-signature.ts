/** Formats of font files, by their extension (specification 5 and 9). */
export const FONT_FORMATS = [ 'otf', 'ttf', 'woff', 'woff2' ] as const;

/** One of {@link FONT_FORMATS}. */
export type FontFormat = ( typeof FONT_FORMATS )[ number ];

const SIGNATURES: Readonly< Record< string, FontFormat > > = {
	'\x00\x01\x00\x00': 'ttf',
	true: 'ttf',
	OTTO: 'otf',
	wOFF: 'woff',
	wOF2: 'woff2',
};

/**
 * Returns the format of a file by its first bytes; `undefined` if it is no font.
 *
 * @param bytes Contents of the file.
 */
export function readFontSignature( bytes: Uint8Array ): FontFormat | undefined {
	return SIGNATURES[ String.fromCharCode( ...bytes.subarray( 0, 4 ) ) ];
}

/**
 * Returns the format of a file by its name; `undefined` if it is no font.
 *
 * @param fileName Name of the file.
 */
export function readFontExtension( fileName: string ): FontFormat | undefined {
	const extension = /\.([^.]+)$/.exec( fileName )?.[ 1 ]?.toLowerCase();
	return FONT_FORMATS.find( ( format ) => format === extension );
}
