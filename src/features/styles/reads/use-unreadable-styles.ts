import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from 'react';

import { getGlobalStylesId } from '@/wordpress/global-styles-records';
import { storeReadableStyles } from '../writes/write-styles';

/** Stored styles of the person that cannot be read. */
export interface UnreadableStyles {
	/** Paths such as `styles.color.text`; empty where all can be read. */
	paths: readonly string[];
	/** Stores the styles as they were read, without unsaved edits; unreadable values stay in a revision. */
	mend: () => Promise< void >;
}

const ENTITY = { kind: 'root', name: 'globalStyles' } as const;
const NOTHING: readonly string[] = [];

/** Returns the paths of the stored values that the server left out of the person's styles (`includes/styles/class-config-cleaner.php`). */
export function useUnreadableStyles(): UnreadableStyles {
	const registry = useRegistry();
	const id = useSelect( ( select ) => getGlobalStylesId( select ), [] );
	const paths = useSelect(
		( select ) => readPaths( readSaved( select, id ) ),
		[ id ]
	);
	const mend = useCallback( async () => {
		const saved = readSaved( registry.select, id );
		if ( id && saved ) {
			await storeReadableStyles( id, saved );
		}
	}, [ registry, id ] );
	return { paths, mend };
}

function readSaved(
	select: ReturnType< typeof useRegistry >[ 'select' ],
	id: number | string | undefined
): Record< string, unknown > | undefined {
	return id
		? ( select( coreStore ).getEntityRecord(
				ENTITY.kind,
				ENTITY.name,
				id
		  ) as Record< string, unknown > | undefined )
		: undefined;
}

// Returns the record's list itself, so that it is the same object as long as the record is.
function readPaths(
	record: Record< string, unknown > | undefined
): readonly string[] {
	const paths = record?.atelier_unreadable;
	return Array.isArray( paths ) &&
		paths.every( ( path ) => typeof path === 'string' )
		? paths
		: NOTHING;
}
