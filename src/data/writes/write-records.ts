import isEqual from 'fast-deep-equal';
import apiFetch from '@wordpress/api-fetch';

import type { Fields } from './compare-fields';
import type { RecordRef } from './dirty-record';
import type { TimedOptions } from '../requests/session/time-limit';
import { deleteOnce } from './delete-once';
import { explainConflict } from './explain-conflict';
import { toFailedOutcome } from './explain-failure';
import { isUnclearError } from '../requests/is-unclear-error';
import { mergeChanges } from './merge-changes';
import type { RecordKind } from './record-kinds';
import { restorePaths } from './restore-paths';
import { requestRestore, type RestoreOptions } from './restore-deletion';
import type {
	ConflictOutcome,
	SavedOutcome,
	SaveOutcome,
} from './save-outcome';
import {
	readServerChange,
	readToken,
	type ServerChange,
} from './server-change';
import { settleConflicts } from './settle-conflicts';
import { writeWithMerge } from './write-with-merge';

/** Property of the answer to a deletion that names what restores it (`includes/deletions/class-deletion-keeper.php`). */
const DELETION_FIELD = 'atelier_deletion';

/** A record that one of the functions here wrote or tried to write. */
export type WrittenRef = RecordRef & RecordKind;

/** Outcome of {@link deleteRecord}. */
export type DeleteOutcome =
	| Exclude< SaveOutcome< WrittenRef >, { status: 'saved' } >
	| ( SavedOutcome< WrittenRef > & {
			/** Brings the record back as it was; missing where it was deleted for good. */
			restore?: () => Promise< SaveOutcome< WrittenRef > >;
	  } );

/** Options of {@link deleteRecord}. */
export interface DeleteOptions {
	/** Deletes for good what would otherwise go to the trash. */
	isForced?: boolean;
	/** Lets the request outlive the page, which is being left. */
	isKeptAlive?: boolean;
	/** The record as the person saw it, with its token. */
	before?: Fields | undefined;
}

/** Options of {@link updateRecord}. */
export interface UpdateOptions {
	/** The record as the person saw it, with its token; without it the fields are written whatever is there. */
	before?: Fields | undefined;
}

/**
 * Creates a record.
 *
 * @param kind    Kind of the record.
 * @param fields  Its fields; for a kind with a path of its own also a form, which carries files.
 * @param options How long it may take; a form takes as long as it takes otherwise.
 */
export function createRecord(
	kind: RecordKind,
	fields: Fields | FormData,
	options: TimedOptions = {}
): Promise< SaveOutcome< WrittenRef > > {
	return attempt( { ...kind, key: undefined }, () =>
		kind.path
			? apiFetch< Fields >( {
					path: kind.path,
					method: 'POST',
					...( fields instanceof FormData
						? { body: fields }
						: { data: fields } ),
					...options,
			  } )
			: loadCore().then( ( { saveThroughCore } ) =>
					saveThroughCore( kind, fields as Fields )
			  )
	);
}

/**
 * Saves some fields of a record and none of its pending edits. Fields of the record that somebody else has changed meanwhile are
 * kept; where both changed the same one, nothing is written.
 *
 * @param kind    Kind of the record.
 * @param key     Key of the record; undefined when there is only one.
 * @param changes The fields.
 * @param options Options.
 */
export async function updateRecord(
	kind: RecordKind,
	key: number | string | undefined,
	changes: Fields,
	{ before }: UpdateOptions = {}
): Promise< SaveOutcome< WrittenRef > > {
	return settleConflicts( {
		mine: changes,
		write: ( overwritten ) =>
			updateOnce(
				kind,
				key,
				changes,
				overwritten ? toFields( overwritten.change ) : before,
				overwritten !== undefined
			),
		restore: ( overwritten, saved ) =>
			restoreOverwritten( kind, key, overwritten, saved ),
	} );
}

/**
 * Brings back what a person overwrote of another's version, and nothing else: what has been saved since at other paths of the same
 * fields stays.
 *
 * @param kind        Kind of the record.
 * @param key         Key of the record; undefined when there is only one.
 * @param overwritten What was overwritten.
 * @param before      The record as the person saw it last, with its token.
 */
export async function restoreOverwritten(
	kind: RecordKind,
	key: number | string | undefined,
	overwritten: ConflictOutcome< RecordRef >,
	before: Fields
): Promise< SaveOutcome< WrittenRef > > {
	const base = kind.path
		? before
		: ( await loadCore() ).readBaseFields( { ...kind, key } ) ?? before;
	return updateRecord(
		kind,
		key,
		restorePaths( overwritten.fields, overwritten.change.record, base ),
		{ before }
	);
}

async function updateOnce(
	kind: RecordKind,
	key: number | string | undefined,
	changes: Fields,
	before: Fields | undefined,
	isOverwriting: boolean
): Promise< SaveOutcome< WrittenRef > > {
	const record: WrittenRef = { ...kind, key };
	const { path } = kind;
	if ( ! path ) {
		const { updateThroughCore } = await loadCore();
		return updateThroughCore( record, changes, before, isOverwriting );
	}
	let base = before;
	let edits = changes;
	return writeWithMerge( {
		record,
		read: () => ( { edits, base: base ?? {} } ),
		write: () =>
			apiFetch< Fields >( {
				path: `${ path }/${ key }`,
				method: 'PUT',
				data: edits,
				headers: toTokenHeaders( base ),
			} ),
		takeOver: ( change, merged ) => {
			base = toFields( change );
			edits = merged.edits;
		},
	} );
}

/** Outcome of {@link changeRecord}. */
export type ChangeOutcome = SaveOutcome< WrittenRef > & {
	/** The record as it was before; missing where it could not be read. */
	before?: Fields;
};

/**
 * Changes a record by what the server has now. The change is made again to whatever somebody else saves until it is written, so
 * that it collides with nothing.
 *
 * @param kind   Kind of the record; one with a path of its own.
 * @param key    Key of the record.
 * @param change Returns the fields that change; nothing where there is nothing to change.
 */
export async function changeRecord(
	kind: RecordKind & { path: string },
	key: number | string,
	change: ( before: Fields ) => Fields | undefined
): Promise< ChangeOutcome > {
	const record: WrittenRef = { ...kind, key };
	const path = `${ kind.path }/${ key }`;
	let before: Fields;
	try {
		before = await apiFetch< Fields >( {
			path: `${ path }?context=edit`,
		} );
	} catch ( error ) {
		return toFailedOutcome( record, error );
	}
	const outcome = await writeWithMerge( {
		record,
		read: () => ( { edits: {}, base: before } ),
		write: async () => {
			const changes = change( before );
			return changes
				? apiFetch< Fields >( {
						path,
						method: 'PUT',
						data: changes,
						headers: toTokenHeaders( before ),
				  } )
				: before;
		},
		takeOver: ( theirs ) => {
			before = toFields( theirs );
		},
		fail: async ( error ) => {
			const arrived = isUnclearError( error )
				? await readArrived( path, change )
				: undefined;
			return arrived
				? { record, status: 'saved', saved: arrived }
				: toFailedOutcome( record, error );
		},
	} );
	return { ...outcome, before };
}

// Returns the record when it is as the change leaves it: its answer alone was lost.
async function readArrived(
	path: string,
	change: ( before: Fields ) => Fields | undefined
): Promise< Fields | undefined > {
	try {
		const now = await apiFetch< Fields >( {
			path: `${ path }?context=edit`,
		} );
		const isThere = Object.entries( change( now ) ?? {} ).every(
			( [ name, value ] ) => isEqual( value, now[ name ] )
		);
		return isThere ? now : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Deletes a record: a page or post goes to the trash unless it is forced; menus, templates, parts, patterns, their categories, font
 * families, saved views and saved styles are kept for 30 days either way. A record that somebody else has changed since the person saw it
 * is not deleted.
 *
 * @param kind    Kind of the record.
 * @param key     Key of the record.
 * @param options Options.
 */
export async function deleteRecord(
	kind: RecordKind,
	key: number | string,
	{ isForced = false, isKeptAlive = false, before }: DeleteOptions = {}
): Promise< DeleteOutcome > {
	const outcome = await settleConflicts( {
		write: ( overwritten ) => {
			const seen = overwritten ? toFields( overwritten.change ) : before;
			const remove = async () => {
				if ( kind.path ) {
					return apiFetch< Fields >( {
						path: `${ kind.path }/${ key }${
							isForced ? '?force=true' : ''
						}`,
						method: 'DELETE',
						headers: toTokenHeaders( seen ),
						...( isKeptAlive && { keepalive: true } ),
					} );
				}
				const { deleteThroughCore } = await loadCore();
				return deleteThroughCore( kind, key, isForced, {
					before: seen,
					isOverwriting: overwritten !== undefined,
				} );
			};
			return attempt(
				{ ...kind, key },
				() => deleteOnce( kind, key, isForced, remove ),
				seen
			);
		},
	} );
	const deletion =
		outcome.status === 'saved' && outcome.saved?.[ DELETION_FIELD ];
	return outcome.status === 'saved' && typeof deletion === 'number'
		? { ...outcome, restore: () => restoreDeletion( deletion, kind, key ) }
		: outcome;
}

/**
 * Restores what was deleted, see {@link requestRestore}.
 *
 * @param id      Number of the deletion.
 * @param kind    Kind of the record.
 * @param key     Key of the record.
 * @param options Options.
 */
export function restoreDeletion(
	id: number,
	kind: RecordKind,
	key: number | string,
	options?: RestoreOptions
): Promise< SaveOutcome< WrittenRef > > {
	return attempt( { ...kind, key }, () => requestRestore( id, options ) );
}

/**
 * Returns a written record as the server answered it.
 *
 * @param outcome What became of it.
 * @throws The reason when it was not written.
 */
export function requireSaved( outcome: SaveOutcome< RecordRef > ): Fields {
	if ( outcome.status === 'saved' ) {
		return outcome.saved ?? {};
	}
	throw outcome.status === 'failed'
		? outcome.error ?? new Error( outcome.reason )
		: new Error( explainConflict( outcome ) );
}

async function attempt(
	record: WrittenRef,
	write: () => Promise< Fields >,
	before: Fields = {}
): Promise< SaveOutcome< WrittenRef > > {
	try {
		return { record, status: 'saved', saved: await write() };
	} catch ( error ) {
		const change = readServerChange( error );
		if ( ! change ) {
			return toFailedOutcome( record, error );
		}
		// A deletion affects all fields, so any change by another person is a conflict.
		const { taken } = mergeChanges( {
			edits: {},
			base: before,
			server: change.record,
		} );
		return { record, status: 'conflict', fields: taken, change };
	}
}

// Another person's saved version, as a record that this person has seen.
function toFields( { record, token }: ServerChange ): Fields {
	return {
		...record,
		[ typeof token === 'string' ? 'atelier_token' : 'atelier_tokens' ]:
			token,
	};
}

function toTokenHeaders(
	before: Fields | undefined
): Record< string, string > {
	const token = before && readToken( before );
	return typeof token === 'string' ? { 'X-Atelier-Token': token } : {};
}

// Core-data comes with the editor's scripts, which lists do without until something is written.
function loadCore() {
	return import( './write-through-core' );
}
