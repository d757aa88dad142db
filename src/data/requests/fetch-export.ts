import { fetchArchive, type Archive } from './fetch-archive';

/**
 * Requests an export of the theme with its templates and styles (specification 7.1).
 *
 * @throws The server's error, with `code` and `message`.
 */
export function fetchExport(): Promise< Archive > {
	return fetchArchive( { path: '/wp-block-editor/v1/export' } );
}
