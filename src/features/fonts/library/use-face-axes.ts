import { useEffect, useMemo, useState } from 'react';

import { fetchFontFile } from '../reads/fetch-font-file';
import type { ThemeFiles } from '../theme-files';
import type { FontFace } from '../types';
import { getFontFileUrl } from '../rules/font-face-css';
import { listFaceAxes, type FontAxis } from '../rules/font-axes';
import { loadParser } from '../parse/load-parser';

const NO_AXES: readonly FontAxis[] = [];

/**
 * Returns the axes of a variable font. Records do not contain axes, so they are read from the file, which the sample has loaded already. Until
 * then, or if it cannot be read, they are those that the face declares.
 *
 * @param face  Face.
 * @param files Addresses of the theme's files.
 */
export function useFaceAxes(
	face: FontFace,
	files: ThemeFiles
): readonly FontAxis[] {
	const url = getFontFileUrl( face, files );
	const [ read, setRead ] = useState< {
		url: string;
		axes: readonly FontAxis[];
	} >();
	useEffect( () => {
		if ( ! url ) {
			return undefined;
		}
		const leaving = new AbortController();
		readAxes( url, leaving.signal ).then(
			( axes ) => {
				if ( ! leaving.signal.aborted ) {
					setRead( { url, axes } );
				}
			},
			() => {}
		);
		return () => leaving.abort();
	}, [ url ] );
	return useMemo(
		() =>
			listFaceAxes(
				face,
				read && read.url === url ? read.axes : NO_AXES
			),
		[ face, read, url ]
	);
}

async function readAxes(
	url: string,
	signal: AbortSignal
): Promise< readonly FontAxis[] > {
	const [ { parseFont }, file ] = await Promise.all( [
		loadParser(),
		fetchFontFile( url, signal ),
	] );
	return parseFont( new Uint8Array( await file.arrayBuffer() ) ).axes;
}
