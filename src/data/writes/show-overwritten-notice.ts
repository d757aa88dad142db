import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import type { Fields } from './compare-fields';
import { dirtyRecordId } from './dirty-record';
import type { ConflictOutcome, SaveOutcome } from './save-outcome';
import { getWriteParticipants } from './write-participants';
import { restoreOverwritten } from './write-records';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Shows a notice with Undo for each version of another person that was overwritten by a save.
 *
 * @param registry    The registry that holds the records.
 * @param overwritten The versions that the person chose to overwrite.
 * @param results     Outcomes of the records.
 */
export function showOverwrittenNotice(
	registry: Registry,
	overwritten: readonly ConflictOutcome[],
	results: readonly SaveOutcome[]
): void {
	const saved = results
		.filter( ( { status } ) => status === 'saved' )
		.map( ( { record } ) => dirtyRecordId( record ) );
	for ( const outcome of overwritten ) {
		if ( saved.includes( dirtyRecordId( outcome.record ) ) ) {
			getWriteParticipants()
				.get( 'conflicts' )
				?.showOverwritten( {
					outcome,
					restore: () => restore( registry, outcome ),
				} );
		}
	}
}

async function restore(
	registry: Registry,
	outcome: ConflictOutcome
): Promise< SaveOutcome > {
	const { kind, name, key } = outcome.record;
	const result = await restoreOverwritten(
		{ kind, name },
		key,
		outcome,
		readStored( registry, outcome )
	);
	if ( result.status === 'saved' && outcome.fields.includes( 'content' ) ) {
		// Without this the canvas would still show the blocks of the former content.
		await registry
			.dispatch( coreStore )
			.editEntityRecord(
				kind,
				name,
				key as never,
				{ blocks: undefined },
				{ undoIgnore: true }
			);
	}
	return { ...result, record: outcome.record };
}

function readStored(
	registry: Registry,
	{ record: { kind, name, key } }: ConflictOutcome
): Fields {
	return (
		( registry
			.select( coreStore )
			.getRawEntityRecord( kind, name, key as never ) as
			| Fields
			| undefined ) ?? {}
	);
}
