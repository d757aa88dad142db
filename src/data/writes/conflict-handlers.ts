import type { Fields } from './compare-fields';
import type { RecordRef } from './dirty-record';
import type { ConflictOutcome, SavedOutcome } from './save-outcome';

/** A write that was refused because somebody else had changed the record meanwhile. */
export interface ConflictQuestion {
	outcome: ConflictOutcome< RecordRef >;
	/** Fields that this person wants to write; undefined when they want to delete the record. */
	mine: Fields | undefined;
}

/** The person's choice: their version, or that of the other. */
export type ConflictAnswer = 'mine' | 'theirs';

/** Version that was overwritten. */
export interface OverwrittenVersion {
	outcome: ConflictOutcome< RecordRef >;
	/** Brings the fields of the other version back. */
	restore: () => Promise< unknown >;
}

/** Those who talk to the person about what others wrote meanwhile. */
export interface ConflictHandlers {
	/** Asks whose version is to stay. */
	ask: ( question: ConflictQuestion ) => Promise< ConflictAnswer >;
	/** Says what of another's changes was kept beside this person's. */
	showMerged: ( outcome: SavedOutcome< RecordRef > ) => void;
	/** Says whose version was overwritten, and how it comes back. */
	showOverwritten: ( version: OverwrittenVersion ) => void;
}
