import { useEffect } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { registerEditSiteStore } from '@/data/store/edit-site-store';
import { whenPainted } from '@/schedule/when-painted';
import { loadEditorExtensions } from '@/wordpress/enqueued-scripts';

const nothing = () => {};

/**
 * Loads the scripts of plugins after a list that they extend was painted: they register its fields and actions. For a
 * list without a known extension no scripts are loaded.
 *
 * @param postType Name of the post type.
 * @param hasRows  Whether its first rows are loaded.
 */
export function useListExtensions( postType: string, hasRows: boolean ): void {
	useEffect( () => {
		if ( hasRows && getBootPayload().viewConfigs?.[ postType ] ) {
			// Without them the list shows its own fields and actions.
			registerEditSiteStore();
			void whenPainted().then( loadEditorExtensions ).catch( nothing );
		}
	}, [ postType, hasRows ] );
}
