import { explainAnswer } from '@/data/requests/explain-answer';
import { FONT_FAMILIES, fontFaceKind } from '@/data/writes/record-kinds';
import type { Undo } from '@/data/writes/undo';
import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
} from '@/data/writes/write-records';
import { getErrorStatus } from '@/utils/get-error-status';
import {
	readFontFamily,
	type FontFamilyRecord,
} from '../reads/find-font-family';
import { readFace } from '../rules/read-families';
import type { FontFace, FontFamily } from '../types';

const NOT_FOUND = 404;

// The limit of an upload is 30 s, plus the time that its file takes on a slow connection.
const TIME_LIMIT_MS = 30_000;
const BYTES_PER_MS = 50;

/**
 * Creates a family without faces.
 *
 * @param family Family.
 * @throws The server's error.
 */
export async function createFontFamily( {
	slug,
	name,
	fontFamily,
	preview,
}: FontFamily ): Promise< FontFamilyRecord > {
	return readFontFamily(
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
 * @return The stored face, with the address of its file.
 * @throws The server's error.
 */
export async function createFontFace(
	familyId: number,
	{ src: unused, ...face }: FontFace,
	file: File
): Promise< FontFace > {
	// Specification 7.1: file-{faceIndex}-{fileIndex}; a request has one face with one file.
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
 * Deletes a face of a family; a missing one counts as deleted.
 *
 * @param familyId Id of the family.
 * @param faceId   Id of the face.
 * @throws The server's error.
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
		if ( getErrorStatus( error ) !== NOT_FOUND ) {
			throw error;
		}
	}
}

/** Font to delete, with the version that the person saw. */
export interface FontToDelete {
	id: number;
	/** Token of the family with its faces; without it the family is deleted even if it has changed. */
	atelier_token?: string | undefined;
}

/**
 * Deletes a family with its faces. It can be restored for a while, see `atelier/v1/deletions`.
 *
 * @param font The family.
 * @return Function that restores it; `undefined` if it cannot be restored.
 * @throws The server's error, or the reason why it was not deleted.
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
