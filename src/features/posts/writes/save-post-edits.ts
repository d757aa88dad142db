import isEqual from 'fast-deep-equal';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';

import {
	postKind,
	rawValue,
	requireSaved,
	updateRecord,
	type Fields,
	type Undo,
} from '@/data/writes';

/** Statuses whose date changes with each save until a person sets one. */
const FLOATING: readonly unknown[] = [ 'auto-draft', 'draft', 'pending' ];

/**
 * Saves fields of a post in core-data.
 *
 * @param postType Name of the post type.
 * @param id       Id of the post.
 * @param fields   The fields.
 * @param shown    The version that the person saw, if it is later than the base of the edits.
 * @return Function that restores these fields, and those that WordPress changed with them.
 * @throws The server's error.
 */
export async function savePostEdits(
	postType: string,
	id: number,
	fields: Fields,
	shown?: Fields
): Promise< Undo > {
	const stored = select( coreStore ).getRawEntityRecord(
		'postType',
		postType,
		id
	) as Fields | undefined;
	const before = { ...stored };
	const saved = requireSaved(
		await updateRecord( postKind( postType ), id, fields, {
			before: shown,
		} )
	);
	return () =>
		savePostEdits(
			postType,
			id,
			toUndoFields( before, saved, Object.keys( fields ) ),
			saved
		);
}

/** Fields that change with the status of a post. */
const COUPLED = [ 'status', 'date', 'slug', 'password' ] as const;

/**
 * Returns the fields that restore a post's state before a save.
 *
 * @param before The post before.
 * @param saved  The post in the server's answer.
 * @param sent   Names of the fields that were sent.
 */
export function toUndoFields(
	before: Fields,
	saved: Fields,
	sent: readonly string[]
): Fields {
	const names = [ ...new Set( [ ...sent, ...COUPLED ] ) ].filter(
		( name ) =>
			before[ name ] !== undefined &&
			! isEqual( rawValue( before[ name ] ), rawValue( saved[ name ] ) )
	);
	return Object.fromEntries(
		names.map( ( name ) => [
			name,
			name === 'date' && isFloating( before )
				? null
				: rawValue( before[ name ] ),
		] )
	);
}

// As in the host's editor: REST returns a date for drafts that have none.
function isFloating( { status, date, modified }: Fields ): boolean {
	return FLOATING.includes( status ) && ( ! date || date === modified );
}
