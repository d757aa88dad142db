// Specification 7.1: the name of an export whose answer has none.
const FALLBACK_NAME = 'edit-site-export';
const EXTENSION = '.zip';

/**
 * Returns the name under which an export is saved, from the header `content-disposition` of its answer.
 *
 * @param header The header; null when the answer has none.
 */
export function getExportName( header: string | null ): string {
	const named = header?.match( /filename="?([^";]+)"?/i )?.[ 1 ]?.trim();
	const name = named?.replace( /\.zip$/i, '' ) || FALLBACK_NAME;
	return name + EXTENSION;
}
