import { useCallback, useRef } from 'react';
import { useRegistry } from '@wordpress/data';

import {
	dirtyRecordId,
	readDirtyRecords,
	type DirtyRecord,
} from '@/data/writes';
import type { Save } from '../outcomes/use-save';
import type { SetAside } from '../saving-slot';

/** Functions for changes that a person leaves out of the next save. */
export interface SetAsides {
	/** Stores the function that leaves changes of a record out of a save; undefined for none. */
	onSetAside: ( record: DirtyRecord, setAside: SetAside | undefined ) => void;
	/** Saves records without the changes that are left out, which are unsaved again after any outcome. */
	save: Save;
}

/**
 * Returns functions that leave single changes of a record out of a save.
 *
 * @param save Saves records.
 */
export function useSetAsides( save: Save ): SetAsides {
	const registry = useRegistry();
	const setAsides = useRef( new Map< string, SetAside >() );
	const onSetAside = useCallback(
		( record: DirtyRecord, setAside: SetAside | undefined ) => {
			if ( setAside ) {
				setAsides.current.set( dirtyRecordId( record ), setAside );
			} else {
				setAsides.current.delete( dirtyRecordId( record ) );
			}
		},
		[]
	);
	const saveWithout = useCallback< Save >(
		async ( records, options ) => {
			const restorations = records.flatMap(
				( record ) =>
					setAsides.current.get( dirtyRecordId( record ) )?.() ?? []
			);
			if ( restorations.length === 0 ) {
				return save( records, options );
			}
			try {
				// A record whose changes are all left out is not saved.
				const dirty = new Set(
					readDirtyRecords( registry ).map( dirtyRecordId )
				);
				const left = records.filter( ( record ) =>
					dirty.has( dirtyRecordId( record ) )
				);
				await ( left.length > 0 ? save( left, options ) : undefined );
			} finally {
				restorations.forEach( ( restore ) => restore() );
			}
		},
		[ registry, save ]
	);
	return { onSetAside, save: saveWithout };
}
