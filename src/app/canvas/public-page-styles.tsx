import { useCallback } from 'react';
import { useRegistry } from '@wordpress/data';

import { store } from '@/data/store';
import { PageStyles } from '@/features/styles/canvas/page-styles';
import { applyPageStyles, type PageSheets } from '@/features/walk/page-styles';
import { listShownPages } from '@/kits/canvas/public-page/list-shown-pages';

/** Shows unsaved styles on the public page in the canvas's place: the blocks take longer than a style sheet. */
export function PublicPageStyles() {
	const registry = useRegistry();
	const handleChange = useCallback(
		( styles: PageSheets | undefined ) => {
			// A page from before the save has the styles from before.
			const isSaved =
				! styles && registry.select( store ).isSaveRunning();
			if ( ! isSaved ) {
				listShownPages().forEach( ( page ) =>
					applyPageStyles( page, styles )
				);
			}
		},
		[ registry ]
	);
	return <PageStyles onChange={ handleChange } />;
}
