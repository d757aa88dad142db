import { useRef, useState } from 'react';
import { useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import type { PageSheets } from './page-styles';

/** Saves since the walk was mounted. */
export interface Saves {
	isSaving: boolean;
	count: number;
}

/** Returns whether a save is running, and the number of finished saves; both change in the same render. */
export function useSaves(): Saves {
	const isSaving = useSelect(
		( select ) => select( store ).isSaveRunning(),
		[]
	);
	const [ saves, setSaves ] = useState( { isSaving, count: 0 } );
	if ( saves.isSaving === isSaving ) {
		return saves;
	}
	const next = {
		isSaving,
		count: isSaving ? saves.count : saves.count + 1,
	};
	setSaves( next );
	return next;
}

/**
 * Returns styles for a page; after a save, the last ones until the next page is loaded: the current page still has the styles from before
 * the save.
 *
 * @param styles    Unsaved styles.
 * @param isAwaited Whether another page is loading.
 */
export function useHeldStyles(
	styles: PageSheets | undefined,
	isAwaited: boolean
): PageSheets | undefined {
	const held = useRef( styles );
	if ( styles !== undefined || ! isAwaited ) {
		held.current = styles;
	}
	return held.current;
}
