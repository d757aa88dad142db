import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { readFontLists, getFontFaceCss } from '@/features/fonts';
import { store } from '@/data/store';
import { isRecord } from '@/utils/is-record';
import { useThemeFiles } from '../config/use-theme-files';

/**
 * Returns the font faces of the record with its unsaved edits, or of the previewed look, as a style sheet; undefined until they are
 * loaded.
 */
export function useLiveFontCss(): string | undefined {
	const { record, base, canEdit } = useGlobalStylesRecord();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	const files = useThemeFiles();
	const settings = ( previewed ?? record )?.settings;
	const baseSettings = isRecord( base ) ? base.settings : undefined;
	return useMemo(
		() =>
			canEdit === true && baseSettings && files
				? getFontFaceCss(
						{
							typography: {
								fontFamilies: {
									...readFontLists( settings, baseSettings ),
								},
							},
						},
						files
				  )
				: undefined,
		[ canEdit, settings, baseSettings, files ]
	);
}
