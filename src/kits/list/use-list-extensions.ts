import { useEffect } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { whenPainted } from '@/schedule/when-painted';
import { loadEditorExtensions } from '@/wordpress/enqueued-scripts';

const nothing = () => {};

/**
 * Loads the scripts of plugins beside a list that one of them extends, when the list has been seen: they register its fields and
 * actions. A list of which nothing says that it is extended does not wait for any.
 *
 * @param postType Name of the post type.
 * @param hasRows  Whether its first rows are there.
 */
export function useListExtensions( postType: string, hasRows: boolean ): void {
	useEffect( () => {
		if ( hasRows && getBootPayload().viewConfigs?.[ postType ] ) {
			// Without them the list shows what it has of its own.
			void whenPainted().then( loadEditorExtensions ).catch( nothing );
		}
	}, [ postType, hasRows ] );
}
