import type { Fields } from './compare-fields';
import type { RecordRef } from './dirty-record';
import type { ConflictOutcome, SaveOutcome } from './save-outcome';
import { getWriteParticipants } from './write-participants';

/** Input of {@link settleConflicts}. */
export interface SettledWrite<
	Ref extends RecordRef,
	Outcome extends SaveOutcome< Ref >,
> {
	/** Writes the record; overwrites another person's version if this person chose to. */
	write: (
		overwritten: ConflictOutcome< Ref > | undefined
	) => Promise< Outcome >;
	/** Fields to write; undefined for a deletion. */
	mine?: Fields;
	/** Restores the overwritten values in the saved record. */
	restore?: (
		overwritten: ConflictOutcome< Ref >,
		saved: Fields
	) => Promise< unknown >;
}

/**
 * Writes a record. On a conflict it asks the person which version to keep. If a third version is saved meanwhile, it asks again.
 *
 * @param options The write, and the restoring of overwritten values.
 * @return Its outcome; a conflict if the person chose the other version, or if no handler asks them.
 */
export async function settleConflicts<
	Ref extends RecordRef,
	Outcome extends SaveOutcome< Ref >,
>( {
	write,
	mine,
	restore,
}: SettledWrite< Ref, Outcome > ): Promise< Outcome > {
	const handlers = getWriteParticipants().get( 'conflicts' );
	let overwritten: ConflictOutcome< Ref > | undefined;
	for (;;) {
		const outcome: SaveOutcome< Ref > = await write( overwritten );
		if ( outcome.status === 'conflict' && handlers ) {
			const answer = await handlers.ask( { outcome, mine } );
			if ( answer === 'mine' ) {
				overwritten = outcome;
				continue;
			}
			return { ...outcome, isGivenUp: true } as unknown as Outcome;
		}
		if ( outcome.status === 'saved' && handlers ) {
			if ( outcome.mergedFields?.length ) {
				handlers.showMerged( outcome );
			}
			if ( overwritten && restore ) {
				const theirs = overwritten;
				handlers.showOverwritten( {
					outcome: theirs,
					restore: () => restore( theirs, outcome.saved ?? {} ),
				} );
			}
		}
		return outcome as Outcome;
	}
}
