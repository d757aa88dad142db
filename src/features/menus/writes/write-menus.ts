import { __, sprintf } from '@wordpress/i18n';

import { replaceUses, undoUses } from '@/features/usage';
import type { Fields } from '@/data/writes/compare-fields';
import { postKind } from '@/data/writes/record-kinds';
import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
	updateRecord,
} from '@/data/writes/write-records';
import type { Undo } from '@/data/writes/undo';
import { getErrorMessage } from '@/utils/get-error-message';

const MENUS = postKind( 'wp_navigation' );

/** Fields of a new menu that is a draft until its items are saved. */
const DRAFT = { status: 'draft', publish_with_content: true };

/** Error of a write of a menu, with a message in the words of the specification (8.1). */
export class MenuWriteError extends Error {}

/**
 * Creates an empty menu. It is a draft until its items are saved, and replaces no menu that visitors see.
 *
 * @param title Its title.
 * @return Its number.
 * @throws The server's error.
 */
export async function createMenu( title: string ): Promise< number > {
	const saved = requireSaved(
		await createRecord( MENUS, {
			title,
			content: '',
			...DRAFT,
			stays_behind: true,
		} )
	);
	return Number( saved.id );
}

/**
 * Renames a menu; its other unsaved changes stay unsaved.
 *
 * @param  id     Id of the menu.
 * @param  title  Title.
 * @param  before The menu as the person saw it.
 * @throws {MenuWriteError} When it could not be saved.
 */
export async function renameMenuRecord(
	id: number,
	title: string,
	before: Fields | undefined
): Promise< void > {
	await explained(
		async () =>
			requireSaved(
				await updateRecord( MENUS, id, { title }, { before } )
			),
		( message ) =>
			sprintf(
				/* translators: %s: the server's message. */
				__( 'Unable to rename Navigation Menu (%s).', 'atelier' ),
				message
			)
	);
}

/**
 * Creates a copy of a menu. The copy is not linked to the menu, and visitors do not see it until it is published and a Navigation block refers
 * to it.
 *
 * @param  title   Title of the menu.
 * @param  content Its markup.
 * @param  status  Its status: the copy of a draft is a draft, too.
 * @return Number of the copy.
 * @throws {MenuWriteError} When it could not be saved.
 */
export async function duplicateMenuRecord(
	title: string,
	content: string,
	status: string
): Promise< number > {
	const saved = await explained(
		async () =>
			requireSaved(
				await createRecord( MENUS, {
					/* translators: %s: title of a menu. */
					title: sprintf( __( '%s (Copy)', 'atelier' ), title ),
					content,
					...( status === 'publish' ? { status } : DRAFT ),
					stays_behind: true,
				} )
			),
		( message ) =>
			sprintf(
				/* translators: %s: the server's message. */
				__( 'Unable to duplicate Navigation Menu (%s).', 'atelier' ),
				message
			)
	);
	return Number( saved.id );
}

/**
 * Deletes a menu.
 *
 * @param  id     Id of the menu.
 * @param  before The menu as the person saw it.
 * @return Function that restores it; undefined where it cannot be restored.
 * @throws {MenuWriteError} When it could not be deleted.
 */
export function deleteMenuRecord(
	id: number,
	before?: Fields
): Promise< Undo | undefined > {
	return explained(
		async () =>
			requireDeleted(
				await deleteRecord( MENUS, id, { isForced: true, before } )
			),
		( message ) =>
			sprintf(
				/* translators: %s: the server's message. */
				__( 'Unable to delete Navigation Menu (%s).', 'atelier' ),
				message
			)
	);
}

/**
 * Merges a menu into another with the same items: replaces it in all its places, and deletes it.
 *
 * @param id     Id of the menu to delete.
 * @param twinId Id of the menu that stays.
 * @param before The menu to delete, as the person saw it.
 * @return Function that restores the menu in its places; undefined where it cannot be restored.
 * @throws When a place could not be changed, or the menu could not be deleted.
 */
export async function mergeMenu(
	id: number,
	twinId: number,
	before?: Fields
): Promise< Undo | undefined > {
	const { changes, failed, kept } = await replaceUses( {
		kind: 'menu',
		id,
		replacement: twinId,
	} );
	const left = [ ...failed, ...kept ];
	if ( left.length > 0 ) {
		throw new MenuWriteError(
			sprintf(
				/* translators: %s: names of places. */
				__(
					'The menu stays: it could not be replaced in %s.',
					'atelier'
				),
				left.map( ( { title } ) => title ).join( ', ' )
			)
		);
	}
	const restore = await deleteMenuRecord( id, before );
	return (
		restore &&
		( async () => {
			await restore();
			const [ failure ] = await undoUses( changes );
			if ( failure ) {
				throw new MenuWriteError(
					sprintf(
						/* translators: 1: name of a place. 2: why it stays as it is. */
						__(
							'The menu is back, but not in %1$s: %2$s',
							'atelier'
						),
						failure.title,
						failure.message
					)
				);
			}
		} )
	);
}

async function explained< T >(
	write: () => Promise< T >,
	describe: ( message: string ) => string
): Promise< T > {
	try {
		return await write();
	} catch ( error ) {
		throw new MenuWriteError(
			describe(
				getErrorMessage( error, __( 'Unknown error', 'atelier' ) )
			)
		);
	}
}
