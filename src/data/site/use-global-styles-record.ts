import { store as coreStore } from '@wordpress/core-data';
import {
	useDispatch,
	useRegistry,
	useSelect,
	type select,
} from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useCallback, useMemo } from 'react';

import {
	getBaseGlobalStyles,
	getGlobalStylesId,
} from '@/wordpress/global-styles-records';
import { isRecord } from '@/utils/is-record';

/** Settings and styles of a config as a record contains them, not yet validated. */
export interface GlobalStylesEdits {
	settings: Record< string, unknown >;
	styles: Record< string, unknown >;
}

/** Whether undo reverts an edit alone, with the edit before it, or not at all. */
export type EditUndo = 'alone' | 'staged' | 'ignored';

/** The person's styles record with the theme's config, on which it is based. */
export interface GlobalStylesRecord {
	id: number | string | undefined;
	/** The record with unsaved edits; `undefined` until it is loaded. */
	record: Record< string, unknown > | undefined;
	/** The theme's config; `undefined` until it is loaded. */
	base: unknown;
	/** Whether the person may change styles; `undefined` until it is known. */
	canEdit: boolean | undefined;
	/** Error because of which the record could not be loaded. */
	error: unknown;
	/** Requests the record again after an error. */
	retry: () => void;
	/** Replaces settings and styles. */
	edit: ( edits: GlobalStylesEdits, undo: EditUndo ) => void;
	/** Returns the current record, for event handlers. */
	getRecord: () => Record< string, unknown > | undefined;
}

type CoreSelectors = ReturnType< typeof select< typeof coreStore > >;

const ENTITY = [ 'root', 'globalStyles' ] as const;

const NOTHING = {
	id: undefined,
	base: undefined,
	canEdit: undefined,
	problem: undefined,
	record: undefined,
};

/**
 * Reads and edits the person's global styles of the current theme.
 *
 * @param isNeeded Whether they are read at all.
 */
export function useGlobalStylesRecord( isNeeded = true ): GlobalStylesRecord {
	const state = useSelect(
		( select ) => {
			if ( ! isNeeded ) {
				return NOTHING;
			}
			const core = select( coreStore );
			const id = getGlobalStylesId( select );
			const base = getBaseGlobalStyles( select );
			// Checked only with an id: without one the host would request the rights on the whole collection.
			const canEdit = id
				? core.canUser( 'update', {
						kind: ENTITY[ 0 ],
						name: ENTITY[ 1 ],
						id,
				  } )
				: undefined;
			const record = readRecord( core, id, canEdit );
			const problem = readProblem( core, { id, base, canEdit, record } );
			return {
				id,
				base,
				canEdit,
				problem,
				record: isLoaded( record ) ? record : undefined,
			};
		},
		[ isNeeded ]
	);
	const { editEntityRecord, invalidateResolution } = useDispatch( coreStore );
	const registry = useRegistry();
	const { problem, ...read } = state;
	const { id } = read;
	const error = useMemo( () => toError( problem ), [ problem ] );

	const getRecord = useCallback( () => {
		const record = id
			? registry
					.select( coreStore )
					.getEditedEntityRecord( ...ENTITY, id )
			: undefined;
		return isLoaded( record ) ? record : undefined;
	}, [ registry, id ] );

	const edit = useCallback(
		( edits: GlobalStylesEdits, undo: EditUndo ) => {
			if ( id ) {
				// The host's types lack the option that makes an edit part of the previous undo step.
				const options: object = {
					isCached: undo === 'staged',
					undoIgnore: undo === 'ignored',
				};
				void editEntityRecord( ...ENTITY, id, edits, options );
			}
		},
		[ editEntityRecord, id ]
	);
	const retry = useCallback( () => {
		for ( const [ selector, args ] of listReads( id ) ) {
			void invalidateResolution( selector, args );
		}
	}, [ invalidateResolution, id ] );
	return { ...read, error, edit, getRecord, retry };
}

interface ReadState
	extends Pick< GlobalStylesRecord, 'id' | 'base' | 'canEdit' > {
	record: unknown;
}

type Read = [
	selector: Parameters< CoreSelectors[ 'getResolutionError' ] >[ 0 ],
	args: unknown[],
];

// Core-data uses all of these to load the record.
function listReads( id: number | string | undefined ): readonly Read[] {
	return [
		[ 'getEntityRecords', [ 'root', 'theme', { status: 'active' } ] ],
		[ 'getCurrentTheme', [] ],
		[ '__experimentalGetCurrentGlobalStylesId', [] ],
		[ '__experimentalGetCurrentThemeBaseGlobalStyles', [] ],
		[ 'canUser', [ 'update', toEntity( id ) ] ],
		[ 'getEntityRecord', [ ...ENTITY, id ] ],
		[ 'getEntityRecord', [ ...ENTITY, id, { context: 'view' } ] ],
	];
}

function toEntity( id: number | string | undefined ) {
	return { kind: ENTITY[ 0 ], name: ENTITY[ 1 ], id };
}

// A selector returns the same value for the same state, so each error has one constant value.
const THEME_UNREAD = Symbol( 'theme' );
const RIGHTS_UNREAD = Symbol( 'rights' );

function toError( problem: unknown ): unknown {
	switch ( problem ) {
		case THEME_UNREAD:
			return new Error( __( 'The theme could not be read.', 'atelier' ) );
		case RIGHTS_UNREAD:
			return new Error(
				__( 'Your rights on the styles could not be read.', 'atelier' )
			);
		default:
			return problem;
	}
}

function readProblem(
	core: CoreSelectors,
	{ id, base, canEdit, record }: ReadState
): unknown {
	if ( isLoaded( record ) && base !== undefined ) {
		return undefined;
	}
	const [ error ] = listReads( id ).flatMap(
		( read ) => ( core.getResolutionError( ...read ) as unknown ) ?? []
	);
	if ( error ) {
		// Without the theme, core-data throws a `TypeError` and passes it on.
		return error instanceof TypeError ? THEME_UNREAD : error;
	}
	// Core-data ignores a failed request for the person's rights, and leaves them undefined.
	const isUntold =
		id &&
		canEdit === undefined &&
		core.hasFinishedResolution( 'canUser', [ 'update', toEntity( id ) ] );
	return isUntold ? RIGHTS_UNREAD : undefined;
}

// People who may not edit read the record in the context `view`.
function readRecord(
	core: CoreSelectors,
	id: number | string | undefined,
	canEdit: boolean | undefined
): unknown {
	if ( ! id || canEdit === undefined ) {
		return undefined;
	}
	if ( ! canEdit ) {
		return core.getEntityRecord( ...ENTITY, id, { context: 'view' } );
	}
	// This selector requests the record again after a failure; that of the edited record does not.
	core.getEntityRecord( ...ENTITY, id );
	return core.getEditedEntityRecord( ...ENTITY, id );
}

// An edited record that is still loading is `false` or an object without an id.
function isLoaded( value: unknown ): value is Record< string, unknown > {
	return isRecord( value ) && Object.hasOwn( value, 'id' );
}
