import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';

import type { TimedOptions } from './session/time-limit';
import { explainAnswer } from './explain-answer';
import { getExportName } from './get-export-name';

// Packing a large site is slow.
const TIME_LIMIT_MS = 120_000;

/** An archive that the server has made. */
export interface Archive {
	/** Name of the file. */
	name: string;
	content: Blob;
}

/**
 * Requests an archive from the server.
 *
 * @param request Path and body.
 * @throws The server's error, with `code` and `message`.
 */
export async function fetchArchive(
	request: Pick< APIFetchOptions, 'path' | 'method' | 'data' >
): Promise< Archive > {
	const limit: TimedOptions = { timeLimitMs: TIME_LIMIT_MS };
	try {
		const response = await apiFetch< Response, false >( {
			...limit,
			...request,
			parse: false,
			headers: { Accept: 'application/zip' },
		} );
		const content = await response.arrayBuffer();
		if ( ! isArchive( content ) ) {
			throw explainAnswer( response.status );
		}
		return {
			name: getExportName(
				response.headers.get( 'content-disposition' )
			),
			content: new Blob( [ content ], { type: 'application/zip' } ),
		};
	} catch ( error ) {
		throw await readError( error );
	}
}

// A maintenance page, or a notice of PHP before the archive, would be saved as a file that nobody can open.
function isArchive( content: ArrayBuffer ): boolean {
	const [ first, second ] = new Uint8Array( content );
	return first === 0x50 && second === 0x4b;
}

// Without parsing, an error response is thrown as it is, with the error in its body.
async function readError( error: unknown ): Promise< unknown > {
	if ( ! ( error instanceof Response ) ) {
		return error;
	}
	try {
		return await error.json();
	} catch {
		return explainAnswer( error.status );
	}
}
