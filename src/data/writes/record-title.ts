import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

import { shorten } from '@/utils/shorten';
import { toText } from '@/utils/to-text';

/** A title as REST records and core-data's edits have it. */
export type RecordTitle =
	| string
	| { raw?: string; rendered?: string }
	| null
	| undefined;

/**
 * Returns the title of a record as text without markup of entities; empty where it has none.
 *
 * @param title The record's `title`, or another text that names it.
 */
export function readRecordTitle( title: RecordTitle ): string {
	const text: unknown =
		typeof title === 'string' ? title : title?.raw ?? title?.rendered;
	// The stored title may have another type.
	return typeof text === 'string' ? decodeEntities( text ).trim() : '';
}

/**
 * Returns the title of a record for a person to read: the specification's words for a record without one. A long one is shortened.
 *
 * @param title    The record's `title`, or another text that names it.
 * @param fallback Another name, for example its slug.
 */
export function formatRecordTitle(
	title: RecordTitle,
	fallback?: string
): string {
	return shorten(
		readRecordTitle( title ) ||
			toText( fallback ) ||
			__( '(no title)', 'atelier' )
	);
}
