import { createSlot } from '@/utils/slot';
import type { ConflictHandlers } from './conflict-handlers';
import type { CurrentPostSaver } from './current-post-saver';
import type { RecordRef } from './dirty-record';

/** Parts of the page that take part in writes. Each is registered only while its part is loaded or shown. */
export interface WriteParticipants {
	/** Asks the person about changes by others; without it a conflict is an outcome like any other. */
	conflicts: ConflictHandlers;
	/** Saves the record that the editor has open. Only the canvas loads the editor, so no other part can call it directly. */
	currentPost: CurrentPostSaver;
	/**
	 * Returns the names of the fields of a record that have unsaved changes, by its id (`dirtyRecordId` without a setting). Core-data
	 * knows them, and the light screens do without that.
	 */
	unsavedFields: ( id: string ) => readonly string[];
	/** Called before records are saved, which wait for it. It never rejects. */
	beforeSave: ( records: readonly RecordRef[] ) => Promise< void >;
}

/** Table of the participants. */
export interface WriteParticipantTable {
	/**
	 * Adds a participant instead of the one before.
	 *
	 * @return Function that removes it, unless another has taken its place.
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

/** Returns the table that is installed. */
export function getWriteParticipants(): WriteParticipantTable {
	return slot.get();
}
