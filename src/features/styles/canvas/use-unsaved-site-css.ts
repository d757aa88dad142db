import { useEffect, useState } from 'react';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { cleanRecord } from './clean-record';

/** Returns the site's styles with their unsaved edits as one style sheet; `undefined` until they are loaded. */
export function useUnsavedSiteCss(): string | undefined {
	const { record, base, canEdit } = useGlobalStylesRecord();
	const [ css, setCss ] = useState< string >();
	useEffect( () => {
		if ( canEdit !== true || base === undefined || ! record ) {
			return undefined;
		}
		let isCurrent = true;
		import( /* webpackChunkName: "styles" */ './generate-sheets' ).then(
			( { generateSiteCss } ) => {
				if ( isCurrent ) {
					setCss( generateSiteCss( base, cleanRecord( record ) ) );
				}
			},
			// The next edit tries again.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [ record, base, canEdit ] );
	return css;
}
