import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
	updateRecord,
	type RecordKind,
} from '@/data/writes';

/** Named moments. */
export const MOMENTS: RecordKind = {
	kind: 'atelier',
	name: 'moment',
	path: '/atelier/v1/history/moments',
};

/**
 * Names a moment. Its contents are kept as long as it has the name.
 *
 * @param name Name.
 * @param at   The moment; the current one without it.
 * @throws The server’s error.
 */
export async function nameMoment( name: string, at?: string ): Promise< void > {
	requireSaved(
		await createRecord( MOMENTS, { name, ...( at && { at } ) } )
	);
}

/**
 * Renames a moment. It no longer counts as named automatically.
 *
 * @param id   Number of the moment.
 * @param name Name.
 * @throws The server’s error.
 */
export async function renameMoment(
	id: number,
	name: string
): Promise< void > {
	requireSaved( await updateRecord( MOMENTS, id, { name } ) );
}

/**
 * Removes the name of a moment. Of its contents only the revisions of WordPress are kept.
 *
 * @param id Number of the moment.
 * @throws The server’s error.
 */
export async function forgetMoment( id: number ): Promise< void > {
	requireDeleted( await deleteRecord( MOMENTS, id ) );
}
