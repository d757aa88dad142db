import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useCallback } from 'react';

import { tellDeletion } from '@/data/notices/tell-deletion';
import {
	createRecord,
	deleteRecord,
	LOOKS,
	requireSaved,
	updateRecord,
	type RecordRef,
	type SaveOutcome,
} from '@/data/records';
import { looksResource, type SavedLook } from '@/data/resources/looks';
import { useResource } from '@/data/resources/use-resource';
import { describeLost } from '../engine/describe-lost';
import { getErrorMessage } from '@/utils/get-error-message';

/** What a new look is made of. */
export type NewLook = Pick<
	SavedLook,
	'title' | 'kind' | 'settings' | 'styles'
>;

/** The looks that were saved or kept, and what can be done to them. */
export interface Looks {
	looks: readonly SavedLook[];
	isLoading: boolean;
	/** Why the list could not be read; undefined while it could. */
	error: unknown;
	/** Asks for the list again. */
	retry: () => void;
	/** Keeps a look; tells the person when it could not be kept, and returns whether it was. */
	keep: ( look: NewLook ) => Promise< boolean >;
	/** Renames a look; one that was kept by itself counts as saved from then on. */
	rename: ( look: SavedLook, title: string ) => Promise< void >;
	/** Deletes a look, with Undo in the notice. */
	remove: ( look: SavedLook ) => Promise< void >;
}

const NO_LOOKS: readonly SavedLook[] = [];

/** Reads and edits the looks of the current theme. */
export function useLooks(): Looks {
	const {
		data: looks = NO_LOOKS,
		isLoading,
		error,
		retry,
	} = useResource( looksResource );
	const { createErrorNotice, createWarningNotice } =
		useDispatch( noticesStore );

	/** Tells why something could not be done; returns whether it was. */
	const tell = useCallback(
		( outcome: SaveOutcome< RecordRef >, fallback: string ): boolean => {
			try {
				requireSaved( outcome );
				return true;
			} catch ( reason ) {
				void createErrorNotice( getErrorMessage( reason, fallback ), {
					type: 'snackbar',
				} );
				return false;
			}
		},
		[ createErrorNotice ]
	);
	const keep = useCallback(
		async ( look: NewLook ) => {
			const outcome = await createRecord( LOOKS, { ...look } );
			const isKept = tell(
				outcome,
				__( 'The styles could not be saved.', 'atelier' )
			);
			const lost = outcome.status === 'saved' && outcome.saved?.dropped;
			if ( Array.isArray( lost ) && lost.length > 0 ) {
				void createWarningNotice( describeLost( look.title, lost ), {
					type: 'snackbar',
					explicitDismiss: true,
				} );
			}
			return isKept;
		},
		[ tell, createWarningNotice ]
	);
	const rename = useCallback(
		async ( look: SavedLook, title: string ) => {
			tell(
				await updateRecord(
					LOOKS,
					look.id,
					{ title, kind: 'saved' },
					{ before: { ...look } }
				),
				__( 'The saved styles could not be renamed.', 'atelier' )
			);
		},
		[ tell ]
	);
	const remove = useCallback(
		async ( look: SavedLook ) => {
			const { id, title } = look;
			const outcome = await deleteRecord( LOOKS, id, {
				before: { ...look },
			} );
			const isDeleted = tell(
				outcome,
				__( 'The saved styles could not be deleted.', 'atelier' )
			);
			if ( ! isDeleted || outcome.status !== 'saved' ) {
				return;
			}
			const { restore } = outcome;
			tellDeletion( {
				id: `atelier-look-deleted-${ id }`,
				title,
				restore:
					restore && ( async () => requireSaved( await restore() ) ),
				failure: __(
					'The saved styles could not be restored.',
					'atelier'
				),
			} );
		},
		[ tell ]
	);
	return { looks, isLoading, error, retry, keep, rename, remove };
}
