import {
	createRecord,
	deleteRecord,
	LOOKS,
	requireDeleted,
	requireSaved,
	updateRecord,
	type Undo,
} from '@/data/writes';
import type { SavedLook } from '../reads/looks';

/** Values of a new look. */
export type NewLook = Pick<
	SavedLook,
	'title' | 'kind' | 'settings' | 'styles'
>;

/**
 * Creates a look.
 *
 * @param look The look.
 * @return Paths of the values that the server did not store.
 * @throws The server's answer.
 */
export async function createLook( look: NewLook ): Promise< string[] > {
	const { dropped } = requireSaved(
		await createRecord( LOOKS, { ...look } )
	);
	return Array.isArray( dropped ) ? dropped : [];
}

/**
 * Renames a look; one that was saved automatically then counts as saved by the person.
 *
 * @param look  The look as the person saw it.
 * @param title Its name.
 * @throws The server's answer.
 */
export async function updateLook(
	look: SavedLook,
	title: string
): Promise< void > {
	requireSaved(
		await updateRecord(
			LOOKS,
			look.id,
			{ title, kind: 'saved' },
			{ before: { ...look } }
		)
	);
}

/**
 * Deletes a look.
 *
 * @param look The look as the person saw it.
 * @return Function that restores it; undefined where the server cannot.
 * @throws The server's answer.
 */
export async function deleteLookRecord(
	look: SavedLook
): Promise< Undo | undefined > {
	return requireDeleted(
		await deleteRecord( LOOKS, look.id, { before: { ...look } } )
	);
}
