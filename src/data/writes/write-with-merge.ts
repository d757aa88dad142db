import type { Fields } from './compare-fields';
import type { RecordRef } from './dirty-record';
import { toFailedOutcome } from './explain-failure';
import {
	mergeChanges,
	type MergedChanges,
	type MergeInput,
} from './merge-changes';
import type { SavedOutcome, SaveOutcome } from './save-outcome';
import { readServerChange, type ServerChange } from './server-change';

/** Fields that are merged path by path, by the record's name. */
const NESTED_FIELDS: Readonly< Record< string, readonly string[] > > = {
	globalStyles: [ 'settings', 'styles' ],
	// Each slug is merged by itself.
	site: [ 'active_templates' ],
};

// Each meta value is merged by itself.
const NESTED_FIELDS_OF_POSTS: readonly string[] = [ 'meta' ];

// Fields of posts that are merged block by block.
const BLOCK_FIELDS: readonly string[] = [ 'content' ];

// A limit, because another person may save again and again.
const MAX_ATTEMPTS = 4;

/** Input of {@link writeWithMerge} to write a record. */
export interface MergingWrite< Ref extends RecordRef > {
	record: Ref;
	/** Returns the edits to write, and their base. */
	read: () => { edits: Fields; base: Fields };
	/**
	 * Writes the record.
	 *
	 * @throws The server's error.
	 */
	write: () => Promise< Fields | undefined >;
	/** Makes the other person's version the base of the edits; the next write sends its token. */
	rebase: ( change: ServerChange, merged: MergedChanges ) => unknown;
	/** Returns the outcome of an error that is no conflict. */
	fail?: ( error: unknown ) => Promise< SaveOutcome< Ref > >;
}

/**
 * Writes a record. If somebody else has changed other fields meanwhile, both changes are merged and written. If both changed the same field,
 * nothing is written and the outcome is a conflict.
 *
 * @param options How to read and write the record.
 */
export async function writeWithMerge< Ref extends RecordRef >( {
	record,
	read,
	write,
	rebase,
	fail,
}: MergingWrite< Ref > ): Promise< SaveOutcome< Ref > > {
	const mergedFields = new Set< string >();
	let author: ChangeAuthor = {};
	for ( let attempt = 1; ; attempt++ ) {
		try {
			const saved = await write();
			return {
				record,
				status: 'saved',
				...( saved && { saved } ),
				...( mergedFields.size > 0 && {
					mergedFields: [ ...mergedFields ],
				} ),
				...author,
			};
		} catch ( error ) {
			const change = readServerChange( error );
			if ( ! change || attempt === MAX_ATTEMPTS ) {
				return fail ? fail( error ) : toFailedOutcome( record, error );
			}
			const merged = mergeChanges( {
				...read(),
				server: change.record,
				...getMergedFields( record ),
			} );
			if ( merged.conflicts.length > 0 ) {
				return {
					record,
					status: 'conflict',
					fields: merged.conflicts,
					...( merged.contents && { contents: merged.contents } ),
					change,
				};
			}
			await rebase( change, merged );
			merged.mergedFields.forEach( ( path ) => mergedFields.add( path ) );
			author = readChangeAuthor( change );
		}
	}
}

/** Author of the merged change. */
type ChangeAuthor = Pick< SavedOutcome, 'mergedFrom' | 'isMergedFromSelf' >;

/**
 * Returns the author of a change as fields of an outcome.
 *
 * @param change The change.
 */
export function readChangeAuthor( {
	changedBy,
	isOwn,
}: ServerChange ): ChangeAuthor {
	if ( isOwn ) {
		return { isMergedFromSelf: true };
	}
	return changedBy === undefined ? {} : { mergedFrom: changedBy };
}

/**
 * Returns the names of those fields of a record that are merged path by path, and of those that are merged block by block.
 *
 * @param record The record.
 */
export function getMergedFields( {
	kind,
	name,
}: RecordRef ): Required< Pick< MergeInput, 'nested' | 'blocks' > > {
	return kind === 'postType'
		? { nested: NESTED_FIELDS_OF_POSTS, blocks: BLOCK_FIELDS }
		: { nested: NESTED_FIELDS[ name ] ?? [], blocks: [] };
}
