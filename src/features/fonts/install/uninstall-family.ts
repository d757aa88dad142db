import { __, sprintf } from '@wordpress/i18n';

import type { Undo } from '@/data/writes/undo';
import type { FailedItem, Work } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { getErrorStatus } from '@/utils/get-error-status';
import type { FontFamily } from '../types';
import type { FontToDelete } from '../writes/write-fonts';
import type { FontListsUpdate } from '../writes/save-font-lists';
import { activateFaces } from './activate-faces';

const NOT_FOUND = 404;

/** Requests that uninstalling sends. */
export interface UninstallApi {
	/** Deletes a family, and returns the function that restores it; undefined if it cannot be restored. */
	deleteFamily: ( font: FontToDelete ) => Promise< Undo | undefined >;
	/** Changes and saves the active fonts of the site's styles. */
	saveLists: ( update: FontListsUpdate ) => Promise< void >;
}

/** Font to uninstall. */
export interface FontToUninstall extends FontToDelete {
	slug: string;
	name: string;
}

/** An uninstallation and its state. */
export interface Uninstallation {
	work: Work< FontToUninstall >;
	/** Returns whether the family was deleted; the styles may still name it. */
	isGone: () => boolean;
}

/**
 * Returns the work that deletes a family with its files, and then removes it from the styles (specification 4.5). If the server refuses the
 * deletion, the family stays in the styles. Each step is done once: Retry continues with the failed one.
 *
 * @param api Requests to the server.
 */
export function createUninstallation( api: UninstallApi ): Uninstallation {
	let isGone = false;
	let restore: Undo | undefined;
	const run = async ( font: FontToUninstall ) => {
		if ( ! isGone ) {
			restore = await deleteOrFindGone( font, api );
			isGone = true;
		}
		const active = await deactivateFamily( font, api );
		return restore && createUndo( restore, active, api );
	};
	return {
		work: {
			subject: 'font',
			run,
			done: () =>
				__( 'Font family uninstalled successfully.', 'atelier' ),
			failed: ( failed ) => describeFailure( failed, isGone ),
			undo: {
				done: () => __( 'Font family restored.', 'atelier' ),
				failed: describeNotRestored,
			},
		},
		isGone: () => isGone,
	};
}

async function deleteOrFindGone(
	font: FontToUninstall,
	api: UninstallApi
): Promise< Undo | undefined > {
	try {
		return await api.deleteFamily( font );
	} catch ( error ) {
		if ( getErrorStatus( error ) === NOT_FOUND ) {
			return undefined;
		}
		throw error;
	}
}

// Removes a family from the styles, and returns it with the faces that were active.
async function deactivateFamily(
	{ slug }: FontToUninstall,
	api: UninstallApi
): Promise< FontFamily | undefined > {
	let active: FontFamily | undefined;
	await api.saveLists( ( lists ) => {
		active =
			lists.custom.find( ( family ) => family.slug === slug ) ?? active;
		return {
			...lists,
			custom: lists.custom.filter( ( family ) => family.slug !== slug ),
		};
	} );
	return active;
}

function createUndo(
	restore: Undo,
	active: FontFamily | undefined,
	api: UninstallApi
): Undo {
	let isRestored = false;
	return async () => {
		if ( ! isRestored ) {
			await restore();
			isRestored = true;
		}
		if ( active ) {
			await api.saveLists( ( lists ) => ( {
				...lists,
				custom: activateFaces( lists.custom, [ active ] ),
			} ) );
		}
	};
}

type Failed = readonly FailedItem< FontToUninstall >[];

function describeFailure( [ failed ]: Failed, isGone: boolean ): string {
	return isGone
		? sprintf(
				/* translators: 1: name of a font, 2: a sentence that says what went wrong. */
				__(
					'“%1$s” was deleted, but the styles still name it: %2$s',
					'atelier'
				),
				failed?.item.name ?? '',
				getErrorMessage(
					failed?.error,
					__( 'The server gave no reason.', 'atelier' )
				)
		  )
		: sprintf(
				/* translators: %s: a sentence that says what went wrong. */
				__(
					'There was an error uninstalling the font family. %s',
					'atelier'
				),
				getErrorMessage( failed?.error, '' )
		  ).trim();
}

function describeNotRestored( [ failed ]: Failed ): string {
	return sprintf(
		/* translators: 1: name of a font, 2: a sentence that says what went wrong. */
		__( '“%1$s” could not be restored. %2$s', 'atelier' ),
		failed?.item.name ?? '',
		getErrorMessage( failed?.error, '' )
	).trim();
}
