import { useEffect, useState } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { useDebouncedValue } from '@/schedule/use-debounced-value';
import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import { packChanges } from './pack-changes';
import { readUnsaved } from './rules/read-unsaved';
import type { UnsavedParameter } from './rules/walk-address';

/** Pause in typing after which a page is requested with the changes. */
const TYPING_PAUSE_MS = 500;

/** Largest length of a parameter that every server accepts. */
const LONGEST_PARAMETER = 6000;

/** Menus and identity with unsaved changes, for the address of a page. */
export interface UnsavedRecords {
	/** Undefined without unsaved changes, without a nonce, or where the changes are too long. */
	parameter: UnsavedParameter | undefined;
	/** Whether the changes are too long for an address. */
	isTooLong: boolean;
}

/**
 * Returns the unsaved changes of menus and identity, so that the server shows them on a page.
 *
 * @param nonce Nonce of the person; empty until a page has reported it.
 */
export function useUnsavedRecords( nonce: string ): UnsavedRecords {
	const json = useSelect( ( select ) => {
		const selectors = select( coreStore );
		return readUnsaved( getDirtyRecords( selectors ), ( kind, name, key ) =>
			selectors.getEditedEntityRecord( kind, name, key as never )
		);
	}, [] );
	const settled = useDebouncedValue( json, TYPING_PAUSE_MS );
	const [ packed, setPacked ] = useState( '' );
	useEffect( () => {
		let isCurrent = true;
		void packChanges( settled ).then( ( text ) => {
			if ( isCurrent ) {
				setPacked( text );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ settled ] );
	const isTooLong = packed.length > LONGEST_PARAMETER;
	return {
		parameter:
			packed && nonce && ! isTooLong ? { packed, nonce } : undefined,
		isTooLong,
	};
}
