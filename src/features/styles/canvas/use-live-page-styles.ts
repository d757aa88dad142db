import { useEffect, useMemo, useState } from 'react';
import { useSelect } from '@wordpress/data';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { store } from '@/data/store';
import { loadBlocks } from '@/kits/canvas';
import { cleanRecord } from './clean-record';
import { useLiveFontCss } from './use-live-font-css';

/** Style sheets for a page of the site. */
export interface LivePageStyles {
	css: string;
	/** Font faces that these styles need. */
	fontCss: string | undefined;
}

/** Returns the site's styles with their unsaved edits, or the previewed ones, as style sheets; undefined until they are loaded. */
export function useLivePageStyles(): LivePageStyles | undefined {
	const { record, base, canEdit } = useGlobalStylesRecord();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	const fontCss = useLiveFontCss();
	const [ css, setCss ] = useState< string >();
	useEffect( () => {
		if ( canEdit !== true || base === undefined || ! record ) {
			return undefined;
		}
		let isCurrent = true;
		// Styles of blocks need the blocks.
		void loadBlocks()
			.then(
				() =>
					import(
						/* webpackChunkName: "styles" */ './generate-sheets'
					)
			)
			.then(
				( { generateSiteCss } ) => {
					const live = previewed
						? { ...record, ...previewed }
						: cleanRecord( record );
					if ( isCurrent ) {
						setCss( generateSiteCss( base, live ) );
					}
				},
				// The next edit tries again.
				() => {}
			);
		return () => {
			isCurrent = false;
		};
	}, [ record, previewed, base, canEdit ] );
	return useMemo(
		() => ( css === undefined ? undefined : { css, fontCss } ),
		[ css, fontCss ]
	);
}
