import { useEffect, useState } from 'react';
import { useRegistry } from '@wordpress/data';

import { hasHostScript } from '@/wordpress/script-states';

/** Returns the unsaved changes of all records as text; undefined without any, and before core-data is loaded. */
export function useUnsavedChanges(): string | undefined {
	const registry = useRegistry();
	const [ text, setText ] = useState< string >();
	useEffect( () => {
		if ( hasHostScript( 'wp-core-data' ) ) {
			import( /* webpackChunkName: "records" */ '@/data/journal' )
				.then( ( { exportUnsavedChanges } ) =>
					setText( exportUnsavedChanges( registry ) )
				)
				// The journal stores them in any case.
				.catch( () => {} );
		}
	}, [ registry ] );
	return text;
}
