import { mergeBlocks } from '@/utils/block-markup/merge-blocks';
import { toText } from '@/utils/to-text';
import { rawValue, type Fields } from './compare-fields';
import type { RecordRef } from './dirty-record';
import type { TimedOptions } from '../requests/session/time-limit';
import { deleteOnce } from './delete-once';
import { getTransport } from './get-transport';
import { explainConflict, AcceptedTheirsError } from './explain-conflict';
import { toFailedOutcome } from './explain-failure';
import { mergeChanges } from './merge-changes';
import type { RecordKind } from './record-kinds';
import { restorePaths } from './restore-paths';
import { requestRestore, type RestoreOptions } from './restore-deletion';
import type {
	ConflictOutcome,
	SavedOutcome,
	SaveOutcome,
} from './save-outcome';
import { readServerChange, toShownFields } from './server-change';
import { whileWriting } from './running-writes';
import { settleConflicts } from './settle-conflicts';
import type { RecordKey, Transport } from './transport';
import type { Undo } from './undo';
import { writeWithMerge } from './write-with-merge';

/** Property of the answer to a deletion: the id by which it is restored (`includes/deletions/class-deletion-keeper.php`). */
const DELETION_FIELD = 'atelier_deletion';

/** A record that one of the functions here wrote or tried to write. */
export type WriteTarget = RecordRef & RecordKind;

/** Outcome of {@link deleteRecord}. */
export type DeleteOutcome =
	| Exclude< SaveOutcome< WriteTarget >, { status: 'saved' } >
	| ( SavedOutcome< WriteTarget > & {
			/** Restores the record; missing if it was deleted for good. */
			restore?: () => Promise< SaveOutcome< WriteTarget > >;
	  } );

/** Options of {@link deleteRecord}. */
export interface DeleteOptions {
	/** Whether it is deleted for good instead of going to the trash. */
	isForced?: boolean;
	/** Whether the request continues when the page is closed. */
	isKeepalive?: boolean;
	/** The version that the person saw, with its token. */
	before?: Fields | undefined;
}

/** Options of {@link updateRecord}. */
export interface UpdateOptions {
	/** The version that the person saw, with its token; without it the fields are written unconditionally. */
	before?: Fields | undefined;
	/** Readable names of values such as ids, by the field's name with the suffix `_name`, for the dialog about a conflict. */
	names?: Fields;
}

/**
 * Creates a record.
 *
 * @param kind    Kind of the record.
 * @param fields  Its fields; for a kind with a path also a form, which may contain files.
 * @param options Time limit; a form has none by default.
 */
export function createRecord(
	kind: RecordKind,
	fields: Fields | FormData,
	options: TimedOptions = {}
): Promise< SaveOutcome< WriteTarget > > {
	return whileWriting( () =>
		attempt( { ...kind, key: undefined }, () =>
			getTransport( kind ).then( ( { create } ) =>
				create( fields, options )
			)
		)
	);
}

/**
 * Saves some fields of a record, without its pending edits. Other people's changes of other fields are kept; on a conflict the person is asked.
 *
 * @param kind    Kind of the record.
 * @param key     Key of the record; undefined when there is only one.
 * @param changes The fields.
 * @param options Options.
 */
export async function updateRecord(
	kind: RecordKind,
	key: RecordKey,
	changes: Fields,
	{ before, names }: UpdateOptions = {}
): Promise< SaveOutcome< WriteTarget > > {
	return settleConflicts( {
		mine: { ...changes, ...names },
		write: ( overwritten ) =>
			whileWriting( () =>
				updateOnce(
					kind,
					key,
					changes,
					overwritten ? toShownFields( overwritten.change ) : before,
					overwritten !== undefined
				)
			),
		restore: ( overwritten, saved ) =>
			restoreOverwritten( kind, key, overwritten, saved ),
	} );
}

/**
 * Restores the values of another person's version that were overwritten, and nothing else: later changes at other paths of the same
 * fields stay.
 *
 * @param kind        Kind of the record.
 * @param key         Key of the record; undefined when there is only one.
 * @param overwritten The version that was overwritten.
 * @param before      The version that the person saw last, with its token.
 */
export async function restoreOverwritten(
	kind: RecordKind,
	key: RecordKey,
	overwritten: ConflictOutcome< RecordRef >,
	before: Fields
): Promise< SaveOutcome< WriteTarget > > {
	const { bases } = await getTransport( kind );
	const base = bases?.read( key ) ?? before;
	return updateRecord(
		kind,
		key,
		restorePaths(
			overwritten.fields,
			{
				...overwritten.change.record,
				...restoreBlocks( overwritten, base ),
			},
			base
		),
		{ before }
	);
}

// Of a content that is merged by block only the blocks that both changed were overwritten.
function restoreBlocks(
	{ contents = {} }: ConflictOutcome< RecordRef >,
	now: Fields
): Fields {
	return Object.fromEntries(
		Object.entries( contents ).map( ( [ name, { mine, theirs } ] ) => [
			name,
			mergeBlocks( {
				base: mine,
				mine: theirs,
				theirs: toText( rawValue( now[ name ] ) ),
			} )?.content ?? theirs,
		] )
	);
}

async function updateOnce(
	kind: RecordKind,
	key: RecordKey,
	changes: Fields,
	shown: Fields | undefined,
	isOverwriting: boolean
): Promise< SaveOutcome< WriteTarget > > {
	const record: WriteTarget = { ...kind, key };
	let transport: Transport;
	try {
		transport = await getTransport( kind );
	} catch ( error ) {
		return toFailedOutcome( record, error );
	}
	const { update, bases } = transport;
	let base = shown;
	let edits = changes;
	if ( isOverwriting && shown ) {
		bases?.move( key, shown, changes );
	}
	return writeWithMerge( {
		record,
		read: () => ( { edits, base: bases?.read( key ) ?? base ?? {} } ),
		write: () => update( key, edits, base ),
		rebase: ( change, merged ) => {
			edits = merged.edits;
			base = toShownFields( change );
			bases?.move( key, base, changes );
		},
	} );
}

/**
 * Deletes a record: a page or post goes to the trash unless it is forced; menus, templates, parts, patterns, their categories, font families,
 * saved views and saved styles can be restored for 30 days either way. If somebody else has changed the record, the person is asked first.
 *
 * @param kind    Kind of the record.
 * @param key     Key of the record.
 * @param options Options.
 */
export async function deleteRecord(
	kind: RecordKind,
	key: number | string,
	{ isForced = false, isKeepalive = false, before }: DeleteOptions = {}
): Promise< DeleteOutcome > {
	const outcome = await settleConflicts( {
		write: ( overwritten ) => {
			const shown = overwritten
				? toShownFields( overwritten.change )
				: before;
			return attempt(
				{ ...kind, key },
				() =>
					deleteOnce( kind, key, isForced, async ( transport ) => {
						if ( overwritten && shown ) {
							transport.bases?.move( key, shown, {} );
						}
						return transport.remove( key, shown, {
							isForced,
							isKeepalive,
						} );
					} ),
				shown
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
 * Restores a deletion, see {@link requestRestore}.
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
): Promise< SaveOutcome< WriteTarget > > {
	return attempt( { ...kind, key }, () => requestRestore( id, options ) );
}

/**
 * Returns a written record from the server's answer.
 *
 * @param outcome Its outcome.
 * @throws The reason when it was not written.
 */
export function requireSaved( outcome: SaveOutcome< RecordRef > ): Fields {
	if ( outcome.status === 'saved' ) {
		return outcome.saved ?? {};
	}
	if ( outcome.status === 'failed' ) {
		throw outcome.error ?? new Error( outcome.reason );
	}
	throw outcome.isGivenUp
		? new AcceptedTheirsError( explainConflict( outcome ) )
		: new Error( explainConflict( outcome ) );
}

/**
 * Returns the undo of a deletion; undefined if it cannot be restored.
 *
 * @param outcome Its outcome.
 * @throws The reason when it was not deleted.
 */
export function requireDeleted( outcome: DeleteOutcome ): Undo | undefined {
	requireSaved( outcome );
	const { restore } = outcome as {
		restore?: () => Promise< SaveOutcome< WriteTarget > >;
	};
	return restore && ( async () => void requireSaved( await restore() ) );
}

async function attempt(
	record: WriteTarget,
	write: () => Promise< Fields >,
	before: Fields = {}
): Promise< SaveOutcome< WriteTarget > > {
	try {
		return { record, status: 'saved', saved: await write() };
	} catch ( error ) {
		const change = readServerChange( error );
		if ( ! change ) {
			return toFailedOutcome( record, error );
		}
		// A deletion affects all fields, so any change by another person is a conflict.
		const { mergedFields } = mergeChanges( {
			edits: {},
			base: before,
			server: change.record,
		} );
		return { record, status: 'conflict', fields: mergedFields, change };
	}
}
