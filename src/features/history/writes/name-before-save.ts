import { getBootPayload } from '@/data/site/boot-payload';
import { createRecord } from '@/data/writes';
import { getWriteParticipants } from '@/data/writes/write-participants';
import { settleWithin } from '@/schedule/settle-within';
import { shorten } from '@/utils/shorten';
import { MOMENTS } from './write-moments';

/** A save waits no longer for the name of the moment before it. */
const LONGEST_WAIT_MS = 3000;

/** The server takes twice as many characters. */
const MAX_LENGTH = 100;

/**
 * Has the moment before the next save of a kind of records named by itself: what replaces much at once can be gone back from. A name that
 * cannot be stored is left out, and the save is not held up.
 *
 * @param name       Name of the moment.
 * @param recordName Name of the records, for example `globalStyles`.
 * @return Gives it up, for example when what replaced them is undone.
 */
export function nameMomentBeforeSave(
	name: string,
	recordName: string
): () => void {
	// Revisions of a draft keep each save in it.
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
