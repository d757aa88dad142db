import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
	updateRecord,
	type RecordKind,
} from '@/data/writes';

/** Moments that have a name. */
export const MOMENTS: RecordKind = {
	kind: 'atelier',
	name: 'moment',
	path: '/atelier/v1/history/moments',
};

/**
 * Gives a moment a name; its contents are kept from then on.
 *
 * @param name Name.
 * @param at   The moment; now without it.
 * @throws The server’s answer when it refuses.
 */
export async function nameMoment( name: string, at?: string ): Promise< void > {
	requireSaved(
		await createRecord( MOMENTS, { name, ...( at && { at } ) } )
	);
}

/**
 * Gives a named moment another name. One that Design named by itself is the person’s own from then on.
 *
 * @param id   Number of the moment.
 * @param name Name.
 * @throws The server’s answer when it refuses.
 */
export async function renameMoment(
	id: number,
	name: string
): Promise< void > {
	requireSaved( await updateRecord( MOMENTS, id, { name } ) );
}

/**
 * Takes the name from a moment. Its contents are no longer kept; revisions that WordPress keeps are.
 *
 * @param id Number of the moment.
 * @throws The server’s answer when it refuses.
 */
export async function forgetMoment( id: number ): Promise< void > {
	requireDeleted( await deleteRecord( MOMENTS, id ) );
}
