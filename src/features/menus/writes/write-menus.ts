import { __, sprintf } from '@wordpress/i18n';

import { replaceUses } from '@/features/usage';
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

/** Why a write of a menu failed, in the words of the specification (8.1). */
export class MenuWriteError extends Error {}

/**
 * Creates an empty menu.
 *
 * @param title Its title.
 * @return Its number.
 * @throws The server's error.
 */
export async function createMenu( title: string ): Promise< number > {
	const saved = requireSaved(
		await createRecord( MENUS, { title, content: '', status: 'publish' } )
	);
	return Number( saved.id );
}

/**
 * Gives a menu another title; what is unsaved of it stays unsaved.
 *
 * @param  id     Menu.
 * @param  title  Title.
 * @param  before The menu as the person saw it.
 * @throws {MenuWriteError} When it could not be saved.
 */
export async function renameMenu(
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
 * Makes a copy of a menu. The copy is not linked to it.
 *
 * @param  title   Title of the menu.
 * @param  content Its markup.
 * @return Number of the copy.
 * @throws {MenuWriteError} When it could not be saved.
 */
export async function duplicateMenu(
	title: string,
	content: string
): Promise< number > {
	const saved = await explained(
		async () =>
			requireSaved(
				await createRecord( MENUS, {
					/* translators: %s: title of a menu. */
					title: sprintf( __( '%s (Copy)', 'atelier' ), title ),
					content,
					status: 'publish',
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
 * @param  id     Menu.
 * @param  before The menu as the person saw it.
 * @return Brings it back; undefined where the server has not kept it.
 * @throws {MenuWriteError} When it could not be deleted.
 */
export function deleteMenu(
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
 * Puts a menu in all places of another one with the same items, and deletes that.
 *
 * @param id     Menu that is to go.
 * @param twinId Menu that stays.
 * @param before The menu that is to go, as the person saw it.
 * @return Brings it back; undefined where the server has not kept it.
 * @throws When a place could not be changed, or the menu not be deleted.
 */
export async function mergeMenu(
	id: number,
	twinId: number,
	before?: Fields
): Promise< Undo | undefined > {
	const { failed } = await replaceUses( {
		kind: 'menu',
		id,
		replacement: twinId,
	} );
	if ( failed.length > 0 ) {
		throw new MenuWriteError(
			sprintf(
				/* translators: %s: names of places. */
				__(
					'The menu stays: it could not be replaced in %s.',
					'atelier'
				),
				failed.map( ( { title } ) => title ).join( ', ' )
			)
		);
	}
	return deleteMenu( id, before );
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
