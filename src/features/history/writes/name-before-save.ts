import { getBootPayload } from '@/data/site/boot-payload';
import { createRecord } from '@/data/writes';
import { getWriteParticipants } from '@/data/writes/write-participants';
import { settleWithin } from '@/schedule/settle-within';
import { shorten } from '@/utils/shorten';
import { MOMENTS } from './write-moments';

/** Longest time that a save waits for the naming of the moment before it. */
const LONGEST_WAIT_MS = 3000;

/** Half of the length that the server accepts. */
const MAX_LENGTH = 100;

/**
 * Names the moment before the next save of a kind of records, so that a change of many values can be reverted. Where naming fails, the save
 * continues.
 *
 * @param name       Name of the moment.
 * @param recordName Name of the records, for example `globalStyles`.
 * @return Function that cancels it, for example when the change is undone.
 */
export function nameMomentBeforeSave(
	name: string,
	recordName: string
): () => void {
	// In a draft each save has a revision.
	if ( getBootPayload().draft ) {
		return () => {};
	}
	const remove = getWriteParticipants().add(
		'beforeSave',
		async ( records ) => {
			if ( records.some( ( record ) => record.name === recordName ) ) {
				remove();
				const naming = createRecord( MOMENTS, {
					name: shorten( name, MAX_LENGTH ),
					automatic: true,
				} );
				await settleWithin( LONGEST_WAIT_MS, naming, undefined );
			}
		}
	);
	return remove;
}
