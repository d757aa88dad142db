import { useEffect, useMemo, useState } from 'react';

import { getFontFaceCss, readFontLists } from '@/features/fonts';
import { loadBlocks } from '@/kits/canvas';
import { waitForContent } from '@/schedule/content-first';
import { waitForOwnTask } from '@/schedule/own-task';
import type { Config } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { useThemeFiles } from '../config/use-theme-files';
import { dropWrongTypes } from '../rules/drop-wrong-types';

/** Style sheets of a state; undefined until they are created. */
export interface StateCss {
	css: string | undefined;
	fontCss: string | undefined;
	/** Whether they could not be created, because the blocks could not be loaded. */
	hasFailed: boolean;
	/** Tries again to create them. */
	retry: () => void;
}

/**
 * Returns the style sheets of a config for a page of the site.
 *
 * @param config Config; undefined until it is loaded.
 */
export function useStateCss( config: Config | undefined ): StateCss {
	const { base } = useGlobalStyles();
	const files = useThemeFiles();
	const [ css, setCss ] = useState< string >();
	const [ hasFailed, setHasFailed ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const readable = useMemo(
		() => config && dropWrongTypes( config ).config,
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
			.then( async ( { generateSiteCss } ) => {
				// The sheets of both halves together would be one long task.
				await waitForOwnTask();
				if ( isCurrent ) {
					setCss( generateSiteCss( base, readable ) );
				}
			} )
			.catch( () => isCurrent && setHasFailed( true ) );
		return () => {
			isCurrent = false;
		};
	}, [ base, readable, attempt ] );
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
	const retry = () => {
		setHasFailed( false );
		setAttempt( attempt + 1 );
	};
	return { css, fontCss, hasFailed, retry };
}
