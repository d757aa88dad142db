import { useEffect, useMemo, useState } from 'react';

import { getFontFaceCss, readFontLists } from '@/features/fonts';
import { loadBlocks } from '@/kits/canvas';
import { waitForContent } from '@/schedule/content-first';
import type { Config } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { useThemeFiles } from '../config/use-theme-files';
import { dropUnreadable } from '../rules/drop-unreadable';

/** Style sheets of a state; undefined until they are there. */
export interface StateCss {
	css: string | undefined;
	fontCss: string | undefined;
}

const NO_SETTINGS = {};

/**
 * Returns the style sheets that a config makes on a page of the site.
 *
 * @param config Config; undefined until it is known.
 */
export function useStateCss( config: Config | undefined ): StateCss {
	const { base } = useGlobalStyles();
	const files = useThemeFiles();
	const [ css, setCss ] = useState< string >();
	const readable = useMemo(
		() => config && dropUnreadable( config ),
		[ config ]
	);
	useEffect( () => {
		if ( ! readable ) {
			return undefined;
		}
		let isCurrent = true;
		// Styles of blocks need the blocks.
		waitForContent()
			.then( loadBlocks )
			.then(
				() =>
					import(
						/* webpackChunkName: "styles" */ '../canvas/generate-sheets'
					)
			)
			.then( ( { generateSheets } ) => {
				if ( isCurrent ) {
					setCss(
						generateSheets( base, readable, NO_SETTINGS )
							.filter( Boolean )
							.join( '\n' )
					);
				}
			} )
			// Another choice asks again.
			.catch( () => {} );
		return () => {
			isCurrent = false;
		};
	}, [ base, readable ] );
	const fontCss = useMemo(
		() =>
			readable && files
				? getFontFaceCss(
						{
							typography: {
								fontFamilies: {
									...readFontLists(
										readable.settings,
										base.settings
									),
								},
							},
						},
						files
				  )
				: undefined,
		[ readable, base, files ]
	);
	return { css, fontCss };
}
