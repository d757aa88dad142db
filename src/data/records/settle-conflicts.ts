import { rawValue, type Fields } from './compare-fields';
import { getConflictHandlers } from './conflict-handlers';
import type { RecordRef } from './dirty-record';
import type { ConflictOutcome, SaveOutcome } from './save-outcome';

/** What {@link settleConflicts} needs. */
export interface SettledWrite<
	Ref extends RecordRef,
	Outcome extends SaveOutcome< Ref >,
> {
	/** Writes; over the version of somebody else where the person has seen that and wants it. */
	write: (
		overwritten: ConflictOutcome< Ref > | undefined
	) => Promise< Outcome >;
	/** What is written; undefined for a deletion. */
	mine?: Fields;
	/** Writes fields of the version that was overwritten. */
	restore?: ( fields: Fields, saved: Fields ) => Promise< unknown >;
}

/**
 * Writes a record. Where somebody else has changed the same meanwhile, the person is asked whose version is to stay; a third
 * version, which comes while they think, is asked about again.
 *
 * @param options How to write.
 * @return What became of it; a conflict where the person takes the other version, or where nobody can be asked.
 */
export async function settleConflicts<
	Ref extends RecordRef,
	Outcome extends SaveOutcome< Ref >,
>( {
	write,
	mine,
	restore,
}: SettledWrite< Ref, Outcome > ): Promise< Outcome > {
	const handlers = getConflictHandlers();
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
			if ( outcome.taken?.length ) {
				handlers.tellMerged( outcome );
			}
			if ( overwritten && restore ) {
				const fields = pickTheirs( overwritten );
				handlers.tellOverwritten( {
					outcome: overwritten,
					restore: () => restore( fields, outcome.saved ?? {} ),
				} );
			}
		}
		return outcome as Outcome;
	}
}

/**
 * Returns the fields of the other version that both changed. Of a path such as `styles.color.text` it is the whole field.
 *
 * @param conflict What became of the record.
 */
export function pickTheirs( {
	fields,
	change,
}: ConflictOutcome< RecordRef > ): Fields {
	return Object.fromEntries(
		fields
			.map( ( path ) => path.split( '.' )[ 0 ] ?? path )
			.map( ( name ) => [ name, rawValue( change.record[ name ] ) ] )
	);
}
