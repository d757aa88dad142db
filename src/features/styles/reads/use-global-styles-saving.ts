import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from 'react';

import { getGlobalStylesId } from '@/wordpress/global-styles-records';

/** State of the saving of the person's styles. */
export interface GlobalStylesSaving {
	isSaving: boolean;
	/** Whether the last save failed. */
	hasFailed: boolean;
	/** Returns the saved record. */
	getSaved: () => unknown;
}

const ENTITY = [ 'root', 'globalStyles' ] as const;

/** Returns the state of the saving of the person's styles of the current theme. */
export function useGlobalStylesSaving(): GlobalStylesSaving {
	const state = useSelect( ( select ) => {
		const core = select( coreStore );
		const id = getGlobalStylesId( select );
		return {
			id,
			isSaving: id ? core.isSavingEntityRecord( ...ENTITY, id ) : false,
			hasFailed: id
				? core.getLastEntitySaveError( ...ENTITY, id ) !== undefined
				: false,
		};
	}, [] );
	const registry = useRegistry();
	const { id } = state;
	const getSaved = useCallback(
		() =>
			id
				? registry.select( coreStore ).getEntityRecord( ...ENTITY, id )
				: undefined,
		[ registry, id ]
	);
	return { isSaving: state.isSaving, hasFailed: state.hasFailed, getSaved };
}
