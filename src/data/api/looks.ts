import apiFetch from '@wordpress/api-fetch';

import {
	createRecord,
	deleteRecord,
	LOOKS,
	requireSaved,
	updateRecord,
} from '../records';

/** Why a look was kept: the person saved it, or it was in force before another replaced it. */
export type LookKind = 'saved' | 'before';

/** A look as the server keeps it, for the current theme. */
export interface SavedLook {
	id: number;
	title: string;
	kind: LookKind;
	/** When it was kept, in UTC (`2026-11-20T10:00:00`). */
	date: string;
	settings: Record< string, unknown >;
	styles: Record< string, unknown >;
}

/** What a new look is made of. */
export type NewLook = Pick<
	SavedLook,
	'title' | 'kind' | 'settings' | 'styles'
>;

/** Returns the looks of the current theme, newest first. */
export function fetchLooks(): Promise< SavedLook[] > {
	return apiFetch< SavedLook[] >( { path: LOOKS.path ?? '' } );
}

/**
 * Keeps a look.
 *
 * @param look New look.
 * @return The look as it was kept.
 */
export async function createLook( look: NewLook ): Promise< SavedLook > {
	const outcome = await createRecord( LOOKS, { ...look } );
	return requireSaved( outcome ) as unknown as SavedLook;
}

/**
 * Renames a look; a look that was kept by itself counts as saved from then on.
 *
 * @param id    Look.
 * @param title New title.
 */
export async function renameLook(
	id: number,
	title: string
): Promise< SavedLook > {
	const outcome = await updateRecord( LOOKS, id, { title, kind: 'saved' } );
	return requireSaved( outcome ) as unknown as SavedLook;
}

/**
 * Deletes a look.
 *
 * @param id Look.
 * @return Function that brings it back.
 */
export async function deleteLook(
	id: number
): Promise< () => Promise< void > > {
	const outcome = await deleteRecord( LOOKS, id );
	requireSaved( outcome );
	return async () => {
		if ( outcome.status === 'saved' && outcome.restore ) {
			requireSaved( await outcome.restore() );
		}
	};
}
