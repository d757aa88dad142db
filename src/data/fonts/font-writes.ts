import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { withTimeLimit } from '@/utils/with-time-limit';
import { requestRestore } from '../records/restore-deletion';
import { isRecord } from '../resources/guards';
import { WRITE_TIMEOUT_CODE } from '../session/time-limit';
import { readFace, readFamily } from './read-families';
import type { FontFace, FontFamily } from './types';

/** A family as the server has it. */
export interface FontFamilyRecord extends FontFamily {
	id: number;
}

const PATH = '/wp/v2/font-families';

/** Where the server's answer to a deletion says under which number it keeps what was deleted. */
const DELETION_FIELD = 'atelier_deletion';

/** Codes of errors after which a write may have arrived all the same. */
const UNCLEAR_CODES: readonly unknown[] = [
	WRITE_TIMEOUT_CODE,
	'fetch_error',
	'invalid_json',
];

// Reliability, fault 13: a message within 30 s. A large file gets the time that a slow connection takes for it.
const TIME_LIMIT_MS = 30_000;
const BYTES_PER_MS = 50;

/**
 * Returns the family of a slug with its faces; `undefined` when there is none.
 *
 * @param slug Slug.
 */
export async function findFontFamily(
	slug: string
): Promise< FontFamilyRecord | undefined > {
	const list = await apiFetch< unknown >( {
		path: addQueryArgs( PATH, { slug, _embed: true } ),
	} );
	if ( ! Array.isArray( list ) ) {
		throw new Error( __( 'The server’s answer is not valid.', 'atelier' ) );
	}
	return list.length > 0 ? readRecord( list[ 0 ] ) : undefined;
}

/**
 * Creates a family without faces.
 *
 * @param family Family.
 */
export async function createFontFamily( {
	slug,
	name,
	fontFamily,
	preview,
}: FontFamily ): Promise< FontFamilyRecord > {
	const body = new FormData();
	body.append(
		'font_family_settings',
		JSON.stringify( { slug, name: name ?? slug, fontFamily, preview } )
	);
	return readRecord( await post( PATH, body ) );
}

/**
 * Uploads a face of a family.
 *
 * @param familyId Id of the family.
 * @param face     The face without its address.
 * @param file     Its file.
 * @return The face with the address that its file has now.
 */
export async function createFontFace(
	familyId: number,
	{ src: unused, ...face }: FontFace,
	file: File
): Promise< FontFace > {
	// Specification 7.1: file-{faceIndex}-{fileIndex}; a request carries one face with one file.
	const name = 'file-0-0';
	const body = new FormData();
	body.append(
		'font_face_settings',
		JSON.stringify( { ...face, src: name } )
	);
	body.append( name, file, file.name );
	const answer = await post(
		`${ PATH }/${ familyId }/font-faces`,
		body,
		file.size
	);
	const created = isRecord( answer )
		? readFace( answer.font_face_settings )
		: undefined;
	if ( ! created ) {
		throw invalidAnswer();
	}
	return created;
}

/**
 * Deletes a family with its faces. The server keeps it for a while, see `atelier/v1/deletions`.
 *
 * @param id Id of the family.
 * @return What restores it; `undefined` when the server kept nothing.
 */
export async function deleteFontFamily(
	id: number
): Promise< ( () => Promise< void > ) | undefined > {
	const answer = await apiFetch< unknown >( {
		path: addQueryArgs( `${ PATH }/${ id }`, { force: true } ),
		method: 'DELETE',
	} );
	const deletion = isRecord( answer ) ? answer[ DELETION_FIELD ] : undefined;
	return typeof deletion === 'number'
		? async () => void ( await requestRestore( deletion ) )
		: undefined;
}

/**
 * Downloads a font file of a collection.
 *
 * @param url    Its address.
 * @param signal Ends the download.
 * @throws An error that names the status when it is not OK (specification 5).
 */
export async function fetchFontFile(
	url: string,
	signal: AbortSignal
): Promise< File > {
	return withTimeLimit( TIME_LIMIT_MS, async ( limit ) => {
		const abort = new AbortController();
		const end = () => abort.abort();
		signal.addEventListener( 'abort', end );
		limit.addEventListener( 'abort', end );
		try {
			const response = await window.fetch( url, {
				signal: abort.signal,
			} );
			if ( ! response.ok ) {
				throw new Error(
					sprintf(
						/* translators: %d: number of an HTTP status, for example 404. */
						__( 'The server answered with status %d.', 'atelier' ),
						response.status
					)
				);
			}
			const name = new URL( url, window.location.href ).pathname
				.split( '/' )
				.pop();
			const blob = await response.blob();
			return new File( [ blob ], name || 'font.woff2', {
				type: blob.type,
			} );
		} catch ( error ) {
			throw limit.aborted ? timeoutError() : error;
		} finally {
			signal.removeEventListener( 'abort', end );
		}
	} );
}

/**
 * Tells whether a write may have arrived although it failed.
 *
 * @param error Whatever was thrown.
 */
export function isUnclearFailure( error: unknown ): boolean {
	if ( ! isRecord( error ) ) {
		return false;
	}
	const { code, data } = error;
	return (
		UNCLEAR_CODES.includes( code ) ||
		( isRecord( data ) && Number( data.status ) >= 500 )
	);
}

function post( path: string, body: FormData, bytes = 0 ): Promise< unknown > {
	return withTimeLimit( TIME_LIMIT_MS + bytes / BYTES_PER_MS, ( signal ) =>
		apiFetch< unknown >( { path, method: 'POST', body, signal } ).catch(
			( error: unknown ) => {
				throw signal.aborted ? timeoutError() : error;
			}
		)
	);
}

function readRecord( entry: unknown ): FontFamilyRecord {
	const family = isRecord( entry )
		? readFamily( entry.font_family_settings )
		: undefined;
	if ( ! family || ! isRecord( entry ) || typeof entry.id !== 'number' ) {
		throw invalidAnswer();
	}
	return { ...family, id: entry.id, fontFace: readEmbeddedFaces( entry ) };
}

function readEmbeddedFaces( {
	_embedded: embedded,
}: Record< string, unknown > ): FontFace[] {
	const faces = isRecord( embedded ) ? embedded.font_faces : undefined;
	return ( Array.isArray( faces ) ? faces : [] ).flatMap(
		( entry: unknown ) => {
			const face = isRecord( entry )
				? readFace( entry.font_face_settings )
				: undefined;
			return face ? [ face ] : [];
		}
	);
}

function invalidAnswer() {
	return {
		code: 'invalid_json',
		message: __( 'The server’s answer is not valid.', 'atelier' ),
	};
}

function timeoutError() {
	return {
		code: WRITE_TIMEOUT_CODE,
		message: __( 'The server did not answer in time.', 'atelier' ),
	};
}
