import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import type { FontFamily, FontLists } from '../types';
import type { FontToDelete } from '../writes/write-fonts';
import type { FontListsUpdate } from '../writes/save-font-lists';
import { activateFaces } from './activate-faces';
import type { FontNotice } from './describe-report';

/** Requests that uninstalling sends. */
export interface UninstallApi {
	/** Returns what restores it; nothing when that cannot be had. */
	deleteFamily: (
		font: FontToDelete
	) => Promise< ( () => Promise< void > ) | undefined >;
	/** Changes and saves the active fonts of the site's styles. */
	saveLists: ( update: FontListsUpdate ) => Promise< void >;
}

/** Font to uninstall. */
export interface FontToUninstall extends FontToDelete {
	slug: string;
	name: string;
}

/** Outcome of uninstalling. */
export interface UninstallResult {
	/** Whether the family is gone. */
	isGone: boolean;
	notice: FontNotice;
	/** Tries again what failed after the family was deleted, or was to be restored. */
	retry?: () => Promise< UninstallResult >;
	/** Restores the family, and makes the faces active that were. */
	undo?: () => Promise< UninstallResult >;
}

/**
 * Deletes a family with its files, and takes it out of the styles (specification 4.5). Where the server refuses to delete it, the family
 * stays in the styles too.
 *
 * @param font Family.
 * @param api  Calls of the server.
 */
export async function uninstallFamily(
	font: FontToUninstall,
	api: UninstallApi
): Promise< UninstallResult > {
	let restore: Restore;
	try {
		restore = await api.deleteFamily( font );
	} catch ( error ) {
		if ( ! isGone( error ) ) {
			return {
				isGone: false,
				notice: fail(
					sprintf(
						/* translators: %s: a sentence that says what went wrong. */
						__(
							'There was an error uninstalling the font family. %s',
							'atelier'
						),
						getErrorMessage( error, '' )
					).trim()
				),
			};
		}
	}
	return deactivateFamily( font, api, restore );
}

type Restore = ( () => Promise< void > ) | undefined;

async function deactivateFamily(
	font: FontToUninstall,
	api: UninstallApi,
	restore: Restore
): Promise< UninstallResult > {
	let active: FontFamily | undefined;
	try {
		await api.saveLists( ( lists ) => {
			active =
				lists.custom.find( ( { slug } ) => slug === font.slug ) ??
				active;
			return withoutFamily( lists, font.slug );
		} );
		return {
			isGone: true,
			...( restore && {
				undo: () => undoUninstall( font, api, restore, active ),
			} ),
			notice: {
				type: 'success',
				message: __(
					'Font family uninstalled successfully.',
					'atelier'
				),
				details: [],
			},
		};
	} catch ( error ) {
		return {
			isGone: true,
			notice: fail(
				sprintf(
					/* translators: 1: name of a font, 2: a sentence that says what went wrong. */
					__(
						'“%1$s” was deleted, but the styles still name it: %2$s',
						'atelier'
					),
					font.name,
					getErrorMessage(
						error,
						__( 'The server gave no reason.', 'atelier' )
					)
				)
			),
			retry: () => deactivateFamily( font, api, restore ),
		};
	}
}

// Deleted by somebody else.
function isGone( error: unknown ): boolean {
	const { data } = ( error ?? {} ) as { data?: { status?: number } | null };
	return data?.status === 404;
}

async function undoUninstall(
	font: FontToUninstall,
	api: UninstallApi,
	restore: () => Promise< void >,
	active: FontFamily | undefined
): Promise< UninstallResult > {
	try {
		await restore();
		if ( active ) {
			const family = active;
			await api.saveLists( ( lists ) => ( {
				...lists,
				custom: activateFaces( lists.custom, [ family ] ),
			} ) );
		}
		return {
			isGone: false,
			notice: {
				type: 'success',
				message: __( 'Font family restored.', 'atelier' ),
				details: [],
			},
		};
	} catch ( error ) {
		return {
			isGone: true,
			notice: fail(
				sprintf(
					/* translators: 1: name of a font, 2: a sentence that says what went wrong. */
					__( '“%1$s” could not be restored. %2$s', 'atelier' ),
					font.name,
					getErrorMessage( error, '' )
				).trim()
			),
			retry: () => undoUninstall( font, api, restore, active ),
		};
	}
}

function withoutFamily( lists: FontLists, slug: string ): FontLists {
	return {
		...lists,
		custom: lists.custom.filter( ( family ) => family.slug !== slug ),
	};
}

function fail( message: string ): FontNotice {
	return { type: 'error', message, details: [] };
}
