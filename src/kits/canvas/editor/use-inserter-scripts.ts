import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { loadInserterScripts } from '@/wordpress/enqueued-scripts';

/**
 * Loads the scripts of the inserter after the canvas is ready. Each opening of the inserter tries those again that failed; it works without
 * them, so that nothing is said.
 *
 * @param isReady Whether the canvas is ready.
 */
export function useInserterScripts( isReady: boolean ): void {
	const isOpened = useSelect(
		( select ) => select( editorStore ).isInserterOpened(),
		[]
	);
	useEffect( () => {
		if ( isReady ) {
			load();
		}
	}, [ isReady ] );
	useEffect( () => {
		if ( isReady && isOpened ) {
			load();
		}
	}, [ isReady, isOpened ] );
}

// Scripts that are loaded or loading are not requested again.
function load(): void {
	loadInserterScripts().catch( () => {} );
}
