import { useEffect } from 'react';

import { useNavigate } from './use-navigate';
import { useRoute } from './use-route';

/** Takes `canvas=edit` out of the address while a screen is shown that has nothing to edit and no way out of the editor. */
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
