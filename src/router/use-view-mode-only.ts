import { useEffect } from 'react';

import { useNavigate } from './use-navigate';
import { useRoute } from './use-route';

/** Removes `canvas=edit` from the address while a screen is shown that the editor cannot open. */
export function useViewModeOnly(): void {
	const { query } = useRoute();
	const { replaceQuery } = useNavigate();
	const asksForEditor = query.canvas === 'edit';
	useEffect( () => {
		if ( asksForEditor ) {
			replaceQuery( { canvas: undefined } );
		}
	}, [ asksForEditor, replaceQuery ] );
}
