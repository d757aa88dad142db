import { createSlot } from '@/utils/slot';
import type { ConflictHandlers } from './conflict-handlers';
import type { CurrentPostSaver } from './current-post-saver';
import type { RecordRef } from './dirty-record';

/** Parts of the page that participate in writes. Each is registered only while that part is loaded or shown. */
export interface WriteParticipants {
	/** Asks the person about changes by others; without it the caller gets the conflict as the outcome. */
	conflicts: ConflictHandlers;
	/** Saves the record that is open in the editor. Only the canvas loads the editor, so no other part can call it directly. */
	currentPost: CurrentPostSaver;
	/**
	 * Returns the names of the fields of a record that have unsaved changes, by its id (`dirtyRecordId` without a setting). It is a participant,
	 * because light screens do not load core-data.
	 */
	unsavedFields: ( id: string ) => readonly string[];
	/** Awaited before records are saved. It never rejects. */
	beforeSave: ( records: readonly RecordRef[] ) => Promise< void >;
}

/** Table of the participants. */
export interface WriteParticipantTable {
	/**
	 * Adds a participant and replaces the previous one.
	 *
	 * @return Function that removes it, unless another has replaced it.
	 */
	add: < Name extends keyof WriteParticipants >(
		name: Name,
		participant: WriteParticipants[ Name ]
	) => () => void;
	/** Returns a participant; undefined while there is none. */
	get: < Name extends keyof WriteParticipants >(
		name: Name
	) => WriteParticipants[ Name ] | undefined;
}

/** Returns a table without participants. */
export function createWriteParticipants(): WriteParticipantTable {
	const participants: Partial< WriteParticipants > = {};
	return {
		add: ( name, participant ) => {
			participants[ name ] = participant;
			return () => {
				if ( participants[ name ] === participant ) {
					delete participants[ name ];
				}
			};
		},
		get: ( name ) => participants[ name ],
	};
}

const slot = createSlot< WriteParticipantTable >( 'write participants' );

/**
 * Installs the table; `src/app` does it before the first rendering.
 *
 * @param table The table.
 */
export function installWriteParticipants( table: WriteParticipantTable ): void {
	slot.fill( table );
}

/** Returns the installed table. */
export function getWriteParticipants(): WriteParticipantTable {
	return slot.get();
}
