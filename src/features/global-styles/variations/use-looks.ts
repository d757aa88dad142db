import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

import {
	createLook,
	deleteLook,
	fetchLooks,
	renameLook,
	type NewLook,
	type SavedLook,
} from '@/data/api/looks';
import { getErrorMessage } from '@/utils/get-error-message';
import { isConfigNode } from '../engine/config';
import { createLookList } from './look-list';

/** The looks that were saved or kept, and what can be done to them. */
export interface Looks {
	looks: readonly SavedLook[];
	isLoading: boolean;
	/** Keeps a look; tells the person when it could not be kept. Resolves with `undefined` then. */
	keep: ( look: NewLook ) => Promise< SavedLook | undefined >;
	rename: ( id: number, title: string ) => Promise< void >;
	remove: ( look: SavedLook ) => Promise< void >;
}

const list = createLookList( fetchLooks );

// Newest first, as the server lists them.
const byDate = ( one: SavedLook, other: SavedLook ) =>
	other.date.localeCompare( one.date );

/** Reads and edits the looks of the current theme; every screen sees the same list. */
export function useLooks(): Looks {
	const state = useSyncExternalStore( list.subscribe, list.getState );
	const { createErrorNotice, createSuccessNotice } =
		useDispatch( noticesStore );
	useEffect( () => void list.load(), [] );

	const attempt = useCallback(
		async < T >(
			work: () => Promise< T >,
			fallback: string
		): Promise< T | undefined > => {
			try {
				return await work();
			} catch ( error ) {
				void createErrorNotice( getErrorMessage( error, fallback ), {
					type: 'snackbar',
				} );
				return undefined;
			}
		},
		[ createErrorNotice ]
	);
	const keep = useCallback(
		( look: NewLook ) =>
			attempt(
				async () => {
					const kept = await createLook( look );
					list.update( ( looks ) => [ kept, ...looks ] );
					return kept;
				},
				__( 'Your styles could not be kept.', 'atelier' )
			),
		[ attempt ]
	);
	const rename = useCallback(
		async ( id: number, title: string ) => {
			await attempt(
				async () => {
					const renamed = await renameLook( id, title );
					list.update( ( looks ) =>
						looks.map( ( look ) =>
							look.id === id ? renamed : look
						)
					);
				},
				__( 'The style could not be renamed.', 'atelier' )
			);
		},
		[ attempt ]
	);
	const remove = useCallback(
		async ( look: SavedLook ) => {
			const { id, title } = look;
			await attempt(
				async () => {
					const restore = await deleteLook( id );
					list.update( ( looks ) =>
						looks.filter( ( other ) => other.id !== id )
					);
					void createSuccessNotice(
						/* translators: %s: name of a look. */
						sprintf( __( '“%s” deleted.', 'atelier' ), title ),
						{
							type: 'snackbar',
							actions: [
								{
									label: __( 'Undo', 'atelier' ),
									onClick: () =>
										void attempt(
											async () => {
												await restore();
												list.update( ( looks ) =>
													[ ...looks, look ].sort(
														byDate
													)
												);
											},
											__(
												'The style could not be restored.',
												'atelier'
											)
										),
								},
							],
						}
					);
				},
				__( 'The style could not be deleted.', 'atelier' )
			);
		},
		[ attempt, createSuccessNotice ]
	);
	// Settings and styles come from JSON: an empty object may have become an empty list in PHP.
	const looks = useMemo(
		() =>
			state.looks.map( ( look ) => ( {
				...look,
				settings: isConfigNode( look.settings ) ? look.settings : {},
				styles: isConfigNode( look.styles ) ? look.styles : {},
			} ) ),
		[ state.looks ]
	);
	return { looks, isLoading: state.isLoading, keep, rename, remove };
}
