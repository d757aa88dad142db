import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

import { toReadableSlug } from '@/utils/readable-slug';
import { shorten } from '@/utils/shorten';
import { toText } from '@/utils/to-text';

/** A title in a REST record or in core-data's edits. */
export type RecordTitle =
	| string
	| { raw?: string; rendered?: string }
	| null
	| undefined;

/**
 * Returns the title of a record with decoded entities; empty if it has none.
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
 * Returns the title of a record to show: shortened if it is long, “(no title)” without one.
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
			toReadableSlug( toText( fallback ) ) ||
			__( '(no title)', 'atelier' )
	);
}
