import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { afterDelay } from '@/schedule/after-delay';
import { whenIdle } from '@/schedule/when-idle';
import { store as basesStore } from '../writes/bases-store';
import type { Fields } from '../writes/compare-fields';
import { dirtyRecordId, type DirtyRecord } from '../writes/dirty-record';
import { readBaseToken } from '../writes/left-base';
import { readRecordEdits } from '../writes/read-record-edits';
import { settleUnchanged } from '../writes/settle-unchanged';
import { readDirtyRecords } from '../writes/use-dirty-records';
import { findChangedEdits } from './find-changed-edits';
import { findTheme } from './find-theme';
import type { JournalDatabase } from './journal-database';
import {
	journalEntryId,
	type JournalEntry,
	type JournalOwner,
} from './journal-entry';

type Registry = ReturnType< typeof useRegistry >;

/** An edit is stored after this time at the earliest, and within 5 s including the wait for an idle moment. */
const DELAY_MS = 1000;
const LONGEST_DELAY_MS = 3000;
const IDLE_TIMEOUT_MS = 1000;
/** Share of the time that serialising blocks may use. */
const SHARE_OF_TIME = 0.05;

/** Reason why the journal differs from the unsaved changes. */
export interface JournalProblem {
	error: unknown;
	/** All records whose changes are not stored; empty if only outdated entries could not be removed. */
	records: readonly DirtyRecord[];
}

/** Input of {@link createJournalWriter}. */
export interface JournalWriterOptions {
	/** The registry that holds the records. */
	registry: Registry;
	database: JournalDatabase;
	owner: JournalOwner;
	/** Stylesheet of the theme for which the page was made. */
	theme: string;
	tab: string;
	/** Resolves when other pages can find out that this one is open. */
	isReady: Promise< void >;
	/** Called when changes of further records cannot be stored. */
	onProblem: ( problem: JournalProblem ) => void;
}

/** Stores unsaved changes while a person works. */
export interface JournalWriter {
	/** Stores at once all changes that are not stored yet; resolves with whether that succeeded. */
	flush: () => Promise< boolean >;
	/** Stops watching. */
	stop: () => void;
}

/**
 * Watches the records and keeps the journal equal to their unsaved changes: changes are stored, and removed once they are saved or
 * discarded. An edit itself costs no more than the start of a timer.
 *
 * @param options Storage, owner and timing.
 */
export function createJournalWriter(
	options: JournalWriterOptions
): JournalWriter {
	const { registry, isReady } = options;
	const entries = createEntryWriter( options );
	let endDelay: ( () => void ) | undefined;
	let underWay = 0;
	let queue: Promise< unknown > = isReady.catch( () => {} );

	const flush = () => {
		endDelay?.();
		endDelay = undefined;
		underWay++;
		const outcome = queue
			.then( entries.update )
			.catch( entries.handleGeneralProblem )
			.then( entries.isWhole )
			.finally( () => underWay-- );
		queue = outcome;
		return outcome;
	};

	const handleChange = () => {
		endDelay ??= afterDelay(
			entries.getDelay(),
			() => void whenIdle( IDLE_TIMEOUT_MS ).then( flush )
		);
	};
	// The last event that fires reliably when a page is closed, or goes to the background on a phone.
	const handleVisibility = () => {
		if ( document.visibilityState === 'hidden' && endDelay ) {
			void flush();
		}
	};

	// When a base is removed, its record has just been saved or discarded. The entry is removed at once, even if it is still being stored, so
	// that closing the page now does not leave it behind.
	const handleBases = () => {
		if ( entries.hasEntries() || underWay > 0 ) {
			void flush();
		}
	};

	const stopListening = listen( registry, {
		handleChange,
		handleBases,
		handleVisibility,
	} );
	handleChange();

	return {
		flush,
		stop: () => {
			endDelay?.();
			stopListening();
		},
	};
}

/** Makes the journal equal to the unsaved changes. */
interface EntryWriter {
	update: () => Promise< void >;
	/** Reports a failure that concerns no single record. */
	handleGeneralProblem: ( error: unknown ) => void;
	/** Returns whether the last update stored and removed everything. */
	isWhole: () => boolean;
	/** Returns whether changes are stored. */
	hasEntries: () => boolean;
	/** Returns how long the next update waits. */
	getDelay: () => number;
}

function createEntryWriter( {
	registry,
	database,
	owner,
	theme,
	tab,
	onProblem,
}: JournalWriterOptions ): EntryWriter {
	const stored = new Map< string, Fields >();
	/** Records that could not be stored, by id. */
	const failed = new Map< string, DirtyRecord >();
	/** Whether a problem without a record was reported. */
	let isGeneralReported = false;
	let delay = DELAY_MS;

	const update = async () => {
		const { records, current } = readCurrent( registry );
		const { changed, gone } = findChangedEdits( current, stored );
		failed.forEach( ( _record, id ) => {
			if ( ! current.has( id ) ) {
				failed.delete( id );
			}
		} );
		// First: it frees space where the storage is full, and saved changes must not be offered again even if a later step fails.
		await removeEntries( gone );
		let lastError: unknown;
		let hasNewFailure = false;
		for ( const id of changed ) {
			const record = records.get( id );
			const edits = current.get( id );
			if ( ! record || ! edits ) {
				continue;
			}
			// A record that cannot be serialised, or is too large for the storage, must not stop the others.
			try {
				if ( await writeEntry( record ) ) {
					stored.set( id, edits );
				} else {
					await removeEntries( stored.has( id ) ? [ id ] : [] );
				}
				failed.delete( id );
			} catch ( error ) {
				lastError = error;
				hasNewFailure ||= ! failed.has( id );
				failed.set( id, record );
			}
		}
		if ( hasNewFailure ) {
			onProblem( {
				error: lastError,
				records: Array.from( failed.values() ),
			} );
		}
	};

	const removeEntries = async ( ids: readonly string[] ) => {
		if ( ids.length === 0 ) {
			return;
		}
		try {
			await database.remove(
				ids.map( ( id ) => journalEntryId( owner, tab, id ) )
			);
			ids.forEach( ( id ) => stored.delete( id ) );
			isGeneralReported = false;
		} catch ( error ) {
			handleGeneralProblem( error );
		}
	};

	const handleGeneralProblem = ( error: unknown ) => {
		if ( ! isGeneralReported ) {
			isGeneralReported = true;
			onProblem( { error, records: [] } );
		}
	};

	// Returns whether an entry was stored: records whose edits equal their base get none.
	const writeEntry = async ( record: DirtyRecord ): Promise< boolean > => {
		const start = performance.now();
		const changes = createEntry( registry, record );
		const isUnchanged = settleUnchanged( registry, record, changes.edits );
		if ( ! isUnchanged ) {
			const entry = toPlain( {
				...owner,
				...changes,
				id: journalEntryId( owner, tab, dirtyRecordId( record ) ),
				theme: findTheme(
					record,
					readRecord( registry, record ),
					theme
				),
				tab,
			} );
			delay = delayAfter( performance.now() - start );
			await database.write( entry );
		}
		return ! isUnchanged;
	};

	return {
		update,
		handleGeneralProblem,
		isWhole: () => failed.size === 0 && ! isGeneralReported,
		hasEntries: () => stored.size > 0,
		getDelay: () => delay,
	};
}

interface Listeners {
	handleChange: () => void;
	handleBases: () => void;
	handleVisibility: () => void;
}

function listen(
	registry: Registry,
	{ handleChange, handleBases, handleVisibility }: Listeners
): () => void {
	const unsubscribe = registry.subscribe( handleChange, coreStore );
	const unsubscribeFromBases = registry.subscribe( handleBases, basesStore );
	document.addEventListener( 'visibilitychange', handleVisibility );
	window.addEventListener( 'pagehide', handleVisibility );
	return () => {
		unsubscribe();
		unsubscribeFromBases();
		document.removeEventListener( 'visibilitychange', handleVisibility );
		window.removeEventListener( 'pagehide', handleVisibility );
	};
}

/** Returns the records with unsaved changes, and their changes, by the record's id. */
function readCurrent( registry: Registry ) {
	const records = new Map(
		readDirtyRecords( registry ).map( ( record ) => [
			dirtyRecordId( record ),
			record,
		] )
	);
	const current = new Map(
		Array.from( records, ( [ id, record ] ) => [
			id,
			pickEdits( registry, record ),
		] )
	);
	return { records, current };
}

function delayAfter( duration: number ): number {
	return Math.min(
		LONGEST_DELAY_MS,
		Math.max( DELAY_MS, duration / SHARE_OF_TIME )
	);
}

function pickEdits(
	registry: Registry,
	{ kind, name, key, property }: DirtyRecord
): Fields {
	const edits = ( registry
		.select( coreStore )
		.getEntityRecordEdits( kind, name, key as never ) ?? {} ) as Fields;
	return property === undefined ? edits : { [ property ]: edits[ property ] };
}

function createEntry( registry: Registry, record: DirtyRecord ) {
	const { edits, base } = readRecordEdits( registry, record );
	const names = Object.keys( edits );
	return {
		record,
		edits,
		base: Object.fromEntries(
			names.map( ( name ) => [ name, base[ name ] ] )
		),
		token: readBaseToken( registry, record ),
		writtenAt: Date.now(),
	};
}

function readRecord(
	registry: Registry,
	{ kind, name, key }: DirtyRecord
): Fields | undefined {
	return registry
		.select( coreStore )
		.getRawEntityRecord( kind, name, key as never ) as Fields | undefined;
}

// The storage refuses functions and instances of classes, which an edit by a plugin may contain.
function toPlain( entry: JournalEntry ): JournalEntry {
	return JSON.parse( JSON.stringify( entry ) ) as JournalEntry;
}
