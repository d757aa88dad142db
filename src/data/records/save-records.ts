import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { fetchRecordFields } from './fetch-record-fields';
import type { RecordConfig } from './record-path';
import { WRITE_TIMEOUT_CODE } from '../api/write-timeout';
import { findConflicts, findPresence, type Presence } from './compare-fields';
import { getCurrentPostSaver } from './current-post-saver';
import type { DirtyRecord } from './dirty-record';
import { readRecordEdits, type RecordEdits } from './read-record-edits';
import type { SaveOutcome } from './save-outcome';

type Registry = ReturnType< typeof useRegistry >;

/** Options of {@link saveRecords}. */
export interface SaveOptions {
	/** Saves over what somebody else changed meanwhile. */
	isForced?: boolean;
	/** Called after each record. */
	onResult?: ( result: SaveOutcome ) => void;
}

/** Codes of errors after which a write may have arrived all the same. */
const UNCLEAR_CODES: readonly unknown[] = [
	WRITE_TIMEOUT_CODE,
	'fetch_error',
	'invalid_json',
];

/**
 * Saves records one by one, each with a result of its own: one that fails stays unsaved and keeps no other from being
 * saved.
 *
 * Before a record is saved its fields are compared with the server's, so that nobody's work is overwritten unseen. After
 * an answer that did not come, the server is asked what arrived.
 *
 * @param registry The registry that holds the records.
 * @param records  Records with unsaved changes.
 * @param options  Options.
 */
export async function saveRecords(
	registry: Registry,
	records: readonly DirtyRecord[],
	{ isForced = false, onResult }: SaveOptions = {}
): Promise< readonly SaveOutcome[] > {
	const results: SaveOutcome[] = [];
	for ( const record of records ) {
		const result = await saveRecord( registry, record, isForced );
		results.push( result );
		onResult?.( result );
	}
	return results;
}

async function saveRecord(
	registry: Registry,
	record: DirtyRecord,
	isForced: boolean
): Promise< SaveOutcome > {
	const state = readRecordEdits( registry, record );
	try {
		const fields = isForced
			? []
			: await fetchConflicts( registry, record, state );
		if ( fields.length > 0 ) {
			return { record, status: 'conflict', fields };
		}
		await write( registry, record, state );
		return { record, status: 'saved' };
	} catch ( error ) {
		const presence = isUnclear( error )
			? await fetchPresence( registry, record, state )
			: 'unsaved';
		return presence === 'saved'
			? { record, status: 'saved' }
			: {
					record,
					status: 'failed',
					reason: explain( error, presence ),
					error,
			  };
	}
}

async function fetchConflicts(
	registry: Registry,
	record: DirtyRecord,
	{ edits, base }: RecordEdits
): Promise< readonly string[] > {
	// The editor sends the content along with every other change.
	const sent =
		getCurrentPostSaver()?.isCurrent( record ) && 'content' in base
			? { content: base.content, ...edits }
			: edits;
	const server = await fetchRecordFields(
		configOf( registry, record ),
		record.key,
		Object.keys( sent )
	);
	return findConflicts( sent, base, server );
}

async function write(
	registry: Registry,
	record: DirtyRecord,
	{ edits }: RecordEdits
): Promise< void > {
	const { kind, name, key } = record;
	const saver = getCurrentPostSaver();
	if ( saver?.isCurrent( record ) ) {
		await saver.save();
		return;
	}
	const idKey = configOf( registry, record ).key || 'id';
	await registry
		.dispatch( coreStore )
		.saveEntityRecord(
			kind,
			name,
			{ ...( key !== undefined && { [ idKey ]: key } ), ...edits },
			{ throwOnError: true }
		);
}

// What arrived counts as saved here too: the server's record takes the place of the one before.
async function fetchPresence(
	registry: Registry,
	record: DirtyRecord,
	{ edits, base }: RecordEdits
): Promise< Presence > {
	const { kind, name, key } = record;
	try {
		const server = await fetchRecordFields(
			configOf( registry, record ),
			key
		);
		const presence = findPresence( edits, base, server );
		if ( presence === 'saved' ) {
			await registry
				.dispatch( coreStore )
				.receiveEntityRecords(
					kind,
					name,
					server,
					undefined,
					true,
					edits
				);
		}
		return presence;
	} catch {
		return 'unclear';
	}
}

function configOf(
	registry: Registry,
	{ kind, name }: DirtyRecord
): RecordConfig {
	return registry.select( coreStore ).getEntityConfig( kind, name );
}

function isUnclear( error: unknown ): boolean {
	if ( typeof error !== 'object' || error === null ) {
		return false;
	}
	const { code, data } = error as {
		code?: unknown;
		data?: { status?: number } | null;
	};
	return UNCLEAR_CODES.includes( code ) || ( data?.status ?? 0 ) >= 500;
}

function explain( error: unknown, presence: Presence ): string {
	const message = getErrorMessage(
		error,
		__( 'The changes could not be saved.', 'atelier' )
	);
	return presence === 'unclear'
		? sprintf(
				/* translators: %s: a sentence that says what went wrong. */
				__(
					'%s Whether the changes arrived could not be found out. They are still here.',
					'atelier'
				),
				message
		  )
		: message;
}
