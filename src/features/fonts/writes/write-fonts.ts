import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { withTimeLimit } from '@/schedule/with-time-limit';
import { explainAnswer } from '@/data/requests/explain-answer';
import { FONT_FAMILIES, fontFaceKind } from '@/data/writes/record-kinds';
import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
} from '@/data/writes/write-records';
import type { Undo } from '@/data/writes/undo';
import { fetchResource } from '@/data/reads/fetch-resource';
import { isRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { getFaceKey } from '../rules/face-identity';
import { readFace, readFamily } from '../rules/read-families';
import type { FontFace, FontFamily } from '../types';
import { isDeletedElsewhere } from './is-deleted-elsewhere';

/** A family as the server has it. */
export interface FontFamilyRecord extends FontFamily {
	id: number;
	/** Token of the family with its faces. */
	atelier_token?: string | undefined;
	/** Ids of its faces, by what makes a face the same. */
	faceIds: ReadonlyMap< string, number >;
}

// Where no answer comes, a message does within 30 s. A large file gets the time that a slow connection takes for it.
const TIME_LIMIT_MS = 30_000;
const BYTES_PER_MS = 50;

/**
 * Returns the family of a slug with its faces, as the server has it now; `undefined` when there is none.
 *
 * @param slug Slug.
 * @throws The server's answer.
 */
export async function findFontFamily(
	slug: string
): Promise< FontFamilyRecord | undefined > {
	const { data } = await fetchResource(
		{ parse: parseFound },
		addQueryArgs( '/wp/v2/font-families', { slug, _embed: true } )
	);
	return data;
}

/**
 * Creates a family without faces.
 *
 * @param family Family.
 * @throws The server's answer.
 */
export async function createFontFamily( {
	slug,
	name,
	fontFamily,
	preview,
}: FontFamily ): Promise< FontFamilyRecord > {
	return readRecord(
		requireSaved(
			await createRecord( FONT_FAMILIES, {
				font_family_settings: JSON.stringify( {
					slug,
					name: name ?? slug,
					fontFamily,
					preview,
				} ),
			} )
		)
	);
}

/**
 * Uploads a face of a family.
 *
 * @param familyId Id of the family.
 * @param face     The face without its address.
 * @param file     Its file.
 * @return The face with the address that its file has now.
 * @throws The server's answer.
 */
export async function createFontFace(
	familyId: number,
	{ src: unused, ...face }: FontFace,
	file: File
): Promise< FontFace > {
	// Specification 7.1: file-{faceIndex}-{fileIndex}; a request carries one face with one file.
	const name = 'file-0-0';
	const form = new FormData();
	form.append(
		'font_face_settings',
		JSON.stringify( { ...face, src: name } )
	);
	form.append( name, file, file.name );
	const { font_face_settings: settings } = requireSaved(
		await createRecord( fontFaceKind( familyId ), form, {
			timeLimitMs: TIME_LIMIT_MS + file.size / BYTES_PER_MS,
		} )
	);
	const created = readFace( settings );
	if ( ! created ) {
		throw explainAnswer( 200 );
	}
	return created;
}

/**
 * Deletes a face of a family; one that is gone already counts as deleted.
 *
 * @param familyId Id of the family.
 * @param faceId   Id of the face.
 * @throws The server's answer.
 */
export async function deleteFontFace(
	familyId: number,
	faceId: number
): Promise< void > {
	try {
		requireDeleted(
			await deleteRecord( fontFaceKind( familyId ), faceId, {
				isForced: true,
			} )
		);
	} catch ( error ) {
		if ( ! isDeletedElsewhere( error ) ) {
			throw error;
		}
	}
}

/** Font to delete, as the person saw it. */
export interface FontToDelete {
	id: number;
	/** Token of the family with its faces; without it the family is deleted whatever has become of it. */
	atelier_token?: string | undefined;
}

/**
 * Deletes a family with its faces. The server keeps it for a while, see `atelier/v1/deletions`.
 *
 * @param font The family.
 * @return What restores it; `undefined` when the server kept nothing.
 * @throws The server's answer, or why it was not deleted.
 */
export async function deleteFontFamily( {
	id,
	atelier_token: token,
}: FontToDelete ): Promise< Undo | undefined > {
	return requireDeleted(
		await deleteRecord( FONT_FAMILIES, id, {
			isForced: true,
			before: { atelier_token: token },
		} )
	);
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
			throw limit.aborted
				? new Error(
						__( 'The server did not answer in time.', 'atelier' )
				  )
				: error;
		} finally {
			signal.removeEventListener( 'abort', end );
		}
	} );
}

function parseFound( body: unknown ): FontFamilyRecord | undefined {
	if ( ! Array.isArray( body ) ) {
		throw new TypeError( 'The answer is no list of families.' );
	}
	return body.length > 0 ? readRecord( body[ 0 ] ) : undefined;
}

function readRecord( entry: unknown ): FontFamilyRecord {
	const family = isRecord( entry )
		? readFamily( entry.font_family_settings )
		: undefined;
	if ( ! family || ! isRecord( entry ) || typeof entry.id !== 'number' ) {
		throw explainAnswer( 200 );
	}
	const { id, atelier_token: token } = entry;
	const faces = readEmbeddedFaces( entry );
	return {
		...family,
		id,
		fontFace: faces.map( ( [ , face ] ) => face ),
		faceIds: new Map(
			faces.map( ( [ faceId, face ] ) => [ getFaceKey( face ), faceId ] )
		),
		...( typeof token === 'string' && { atelier_token: token } ),
	};
}

function readEmbeddedFaces( {
	_embedded: embedded,
}: Record< string, unknown > ): ( readonly [ number, FontFace ] )[] {
	const faces = isRecord( embedded ) ? embedded.font_faces : undefined;
	return ( Array.isArray( faces ) ? faces : [] ).flatMap(
		( entry: unknown ) => {
			const face = isRecord( entry )
				? readFace( entry.font_face_settings )
				: undefined;
			return face && isRecord( entry )
				? [ [ toNumber( entry.id ), face ] as const ]
				: [];
		}
	);
}
