import type { FontFace } from '../types';

/**
 * Returns the bytes of the files of a face of the theme.
 *
 * @param face      The face.
 * @param themeSize Bytes of the theme's font files, by their `src` in the settings.
 */
export function getThemeFaceBytes(
	{ src }: FontFace,
	themeSize: Readonly< Record< string, unknown > >
): number {
	return [ src ]
		.flat()
		.reduce< number >(
			( sum, file ) =>
				sum + ( Number( themeSize[ String( file ) ] ) || 0 ),
			0
		);
}
