import { store as coreStore } from '@wordpress/core-data';
import {
	useDispatch,
	useRegistry,
	useSelect,
	type select,
} from '@wordpress/data';
import { useCallback } from 'react';

import {
	getBaseGlobalStyles,
	getGlobalStylesId,
} from '@/wordpress/global-styles-records';

/** Settings and styles of a configuration as they stand in a record: nothing in them is trusted. */
export interface GlobalStylesEdits {
	settings: Record< string, unknown >;
	styles: Record< string, unknown >;
}

/** The person's styles record with what it stands on. */
export interface GlobalStylesRecord {
	id: number | string | undefined;
	/** The record with unsaved edits; `undefined` until it is there. */
	record: Record< string, unknown > | undefined;
	/** The theme's configuration; `undefined` until it is there. */
	base: unknown;
	/** Whether the person may change styles; `undefined` until it is known. */
	canEdit: boolean | undefined;
	/** Why the record could not be had. */
	error: unknown;
	/** Asks for the record again after an error. */
	retry: () => void;
	/** Replaces settings and styles; `isStaged` makes the edit part of the undo step before it. */
	edit: ( edits: GlobalStylesEdits, isStaged: boolean ) => void;
	/** Returns the record as it is now, for handlers that build on it. */
	getRecord: () => Record< string, unknown > | undefined;
}

type CoreSelectors = ReturnType< typeof select< typeof coreStore > >;

const ENTITY = [ 'root', 'globalStyles' ] as const;

/** Reads and edits the person's global styles of the current theme. */
export function useGlobalStylesRecord(): GlobalStylesRecord {
	const state = useSelect( ( select ) => {
		const core = select( coreStore );
		const id = getGlobalStylesId( select );
		const base = getBaseGlobalStyles( select );
		// Asked for only with an id: without one the host would ask for the rights on the whole collection.
		const canEdit = id
			? core.canUser( 'update', {
					kind: ENTITY[ 0 ],
					name: ENTITY[ 1 ],
					id,
			  } )
			: undefined;
		const record = readRecord( core, id, canEdit );
		const error =
			id && canEdit
				? core.getResolutionError( 'getEntityRecord', [
						...ENTITY,
						id,
				  ] ) ?? undefined
				: undefined;
		return {
			id,
			base,
			canEdit,
			error,
			record: isRecord( record ) ? record : undefined,
		};
	}, [] );
	const { editEntityRecord, invalidateResolution } = useDispatch( coreStore );
	const registry = useRegistry();
	const { id } = state;

	const getRecord = useCallback( () => {
		const record = id
			? registry
					.select( coreStore )
					.getEditedEntityRecord( ...ENTITY, id )
			: undefined;
		return isRecord( record ) ? record : undefined;
	}, [ registry, id ] );

	const edit = useCallback(
		( edits: GlobalStylesEdits, isStaged: boolean ) => {
			if ( id ) {
				// The types of the host leave out the option that makes an edit part of the step before it.
				const options: object = { isCached: isStaged };
				void editEntityRecord( ...ENTITY, id, edits, options );
			}
		},
		[ editEntityRecord, id ]
	);
	const retry = useCallback(
		() => void invalidateResolution( 'getEntityRecord', [ ...ENTITY, id ] ),
		[ invalidateResolution, id ]
	);
	return { ...state, edit, getRecord, retry };
}

// Those who may not edit see the record in the context for viewing.
function readRecord(
	core: CoreSelectors,
	id: number | string | undefined,
	canEdit: boolean | undefined
): unknown {
	if ( ! id || canEdit === undefined ) {
		return undefined;
	}
	return canEdit
		? core.getEditedEntityRecord( ...ENTITY, id )
		: core.getEntityRecord( ...ENTITY, id, { context: 'view' } );
}

// An edited record that is still loading is `false` or an object without an id.
function isRecord( value: unknown ): value is Record< string, unknown > {
	return (
		typeof value === 'object' &&
		value !== null &&
		Object.hasOwn( value, 'id' )
	);
}
