import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import {
	checkArrival,
	rawValue,
	type Fields,
	type ArrivalState,
} from './compare-fields';
import { dirtyRecordId, type DirtyRecord } from './dirty-record';
import { fetchRecordFields } from './fetch-record-fields';
import { isUnclearError } from '../requests/is-unclear-error';
import { refreshSiteBase } from './refresh-site-base';
import { readRecordEdits, type RecordEdits } from './read-record-edits';
import type { RecordConfig } from './record-path';
import type {
	ConflictOutcome,
	SavedOutcome,
	SaveOutcome,
} from './save-outcome';
import { overwriteChange, applyServerChange } from './apply-server-change';
import { getWriteParticipants } from './write-participants';
import { readChangeAuthor, writeWithMerge } from './write-with-merge';

type Registry = ReturnType< typeof useRegistry >;

/** Options of {@link saveRecords}. */
export interface SaveOptions {
	/** Other people's changes that this person has reviewed and overwrites. */
	overwritten?: readonly ConflictOutcome[];
	/** Called after each record. */
	onResult?: ( result: SaveOutcome ) => void;
}

/**
 * Saves records one after another and reports the outcome of each. After a failure the others are still saved.
 *
 * Each write sends the token of its base, so that nobody's work is overwritten silently. After a lost
 * answer the record is read again, to find out whether the write arrived.
 *
 * @param registry The registry that holds the records.
 * @param records  Records with unsaved changes.
 * @param options  Options.
 */
export async function saveRecords(
	registry: Registry,
	records: readonly DirtyRecord[],
	{ overwritten = [], onResult }: SaveOptions = {}
): Promise< readonly SaveOutcome[] > {
	const results: SaveOutcome[] = [];
	await getWriteParticipants().get( 'beforeSave' )?.( records );
	for ( const record of records ) {
		const shown = overwritten.find(
			( outcome ) =>
				dirtyRecordId( outcome.record ) === dirtyRecordId( record )
		);
		// A version later than the reviewed one is a new conflict.
		const mergedFields =
			shown &&
			( await overwriteChange( registry, record, shown.change ) );
		const result = addMergedFields( await saveRecord( registry, record ), {
			mergedFields,
			...( shown && readChangeAuthor( shown.change ) ),
		} );
		results.push( result );
		onResult?.( result );
	}
	return results;
}

function addMergedFields(
	result: SaveOutcome,
	{
		mergedFields = [],
		...author
	}: Pick< SavedOutcome, 'mergedFields' | 'mergedFrom' | 'isMergedFromSelf' >
): SaveOutcome {
	return result.status === 'saved' && mergedFields.length > 0
		? {
				...author,
				...result,
				mergedFields: [
					...new Set( [
						...mergedFields,
						...( result.mergedFields ?? [] ),
					] ),
				],
		  }
		: result;
}

function saveRecord(
	registry: Registry,
	record: DirtyRecord
): Promise< SaveOutcome > {
	const read = () => readSentEdits( registry, record );
	return writeWithMerge( {
		record,
		read,
		write: () => write( registry, record ),
		rebase: ( change, merged ) =>
			applyServerChange( registry, record, change, merged.edits ),
		fail: async ( error ) => {
			const arrival = isUnclearError( error )
				? await fetchArrival( registry, record, read() )
				: 'unsaved';
			return arrival === 'saved'
				? { record, status: 'saved' }
				: {
						record,
						status: 'failed',
						reason: explain( error, arrival ),
						error,
				  };
		},
	} );
}

// The editor always sends the content with other changes.
function readSentEdits( registry: Registry, record: DirtyRecord ): RecordEdits {
	const { edits, base } = readRecordEdits( registry, record );
	const currentPost = getWriteParticipants().get( 'currentPost' );
	return currentPost?.isCurrent( record ) && 'content' in base
		? { base, edits: { content: rawValue( base.content ), ...edits } }
		: { base, edits };
}

async function write(
	registry: Registry,
	record: DirtyRecord
): Promise< Fields | undefined > {
	const { kind, name, key } = record;
	const currentPost = getWriteParticipants().get( 'currentPost' );
	if ( currentPost?.isCurrent( record ) ) {
		await currentPost.save();
		return undefined;
	}
	const { edits } = readRecordEdits( registry, record );
	await fixTexts( registry, record, edits );
	const idKey = getConfig( registry, record ).key || 'id';
	const saved = await registry
		.dispatch( coreStore )
		.saveEntityRecord(
			kind,
			name,
			{ ...( key !== undefined && { [ idKey ]: key } ), ...edits },
			{ throwOnError: true }
		);
	refreshSiteBase( record, registry.dispatch );
	return saved as Fields;
}

// The canvas sets functions that serialize on saving. Core-data removes an edit that equals the saved value, which a function never does.
async function fixTexts(
	registry: Registry,
	{ kind, name, key }: DirtyRecord,
	edits: Fields
): Promise< void > {
	const all: Fields =
		registry
			.select( coreStore )
			.getEntityRecordNonTransientEdits( kind, name, key as never ) ?? {};
	const texts = Object.entries( edits ).filter(
		( [ field ] ) => typeof all[ field ] === 'function'
	);
	if ( texts.length > 0 ) {
		await registry
			.dispatch( coreStore )
			.editEntityRecord(
				kind,
				name,
				key as never,
				Object.fromEntries( texts ),
				{ undoIgnore: true }
			);
	}
}

// Checks whether the server has the edits. If so, its record replaces the one in the store, which removes the edits there.
async function fetchArrival(
	registry: Registry,
	record: DirtyRecord,
	{ edits, base }: RecordEdits
): Promise< ArrivalState > {
	const { kind, name, key } = record;
	try {
		const server = await fetchRecordFields(
			getConfig( registry, record ),
			key
		);
		const arrival = checkArrival( edits, base, server );
		if ( arrival === 'saved' ) {
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
		return arrival;
	} catch {
		return 'unclear';
	}
}

function getConfig(
	registry: Registry,
	{ kind, name }: DirtyRecord
): RecordConfig {
	return registry.select( coreStore ).getEntityConfig( kind, name );
}

function explain( error: unknown, arrival: ArrivalState ): string {
	const message = getErrorMessage(
		error,
		__( 'The changes could not be saved.', 'atelier' )
	);
	return arrival === 'unclear'
		? sprintf(
				/* translators: %s: a sentence that says what went wrong. */
				__(
					'%s It is not known whether the changes were saved. They are still here.',
					'atelier'
				),
				message
		  )
		: message;
}
