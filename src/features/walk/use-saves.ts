import { useRef, useState } from 'react';
import { useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import type { PageSheets } from './page-styles';

/** Saves since the walk is shown: after each one its page is another. */
export interface Saves {
	isSaving: boolean;
	count: number;
}

/** Counts saves. The count changes together with the end of one. */
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
 * Returns styles for a page, and the ones before while there are none and another page is about to come: after a save the page that is seen would show
 * those from before it.
 *
 * @param styles    Unsaved styles.
 * @param isAwaited Whether another page is about to come.
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
