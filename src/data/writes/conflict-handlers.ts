import type { Fields } from './compare-fields';
import type { RecordRef } from './dirty-record';
import type { ConflictOutcome, SavedOutcome } from './save-outcome';

/** A write that the server refused: somebody else had changed the record meanwhile. */
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
	/** Restores the fields of the other version. */
	restore: () => Promise< unknown >;
}

/** Dialog and notices about other people's writes in the meantime. */
export interface ConflictHandlers {
	/** Asks the person to choose a version. */
	ask: ( question: ConflictQuestion ) => Promise< ConflictAnswer >;
	/** Shows which of another person's changes were merged with this person's. */
	showMerged: ( outcome: SavedOutcome< RecordRef > ) => void;
	/** Shows a notice about the overwritten version, with Undo. */
	showOverwritten: ( version: OverwrittenVersion ) => void;
}
