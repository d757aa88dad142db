import { useDeferredValue, useMemo } from 'react';
import { useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import type { Config } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { getPreviewStyles } from '../config/get-preview-styles';
import { useGlobalStyles } from '../config/use-global-styles';
import { useThemeFiles } from '../config/use-theme-files';

/** Returns the config of the site with unsaved changes, or of the previewed look. */
export function useShownConfig(): Config {
	const { base, merged } = useGlobalStyles();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	const current = useMemo(
		() => ( previewed ? mergeConfigs( base, previewed ) : merged ),
		[ previewed, base, merged ]
	);
	// The page responds while a hundred examples are rendered after an edit.
	return useDeferredValue( current );
}

/** Returns the style sheets of the config of {@link useShownConfig}. */
export function useShownSheets(): ReturnType< typeof getPreviewStyles > {
	const config = useShownConfig();
	const { editorSettings } = useGlobalStyles();
	const files = useThemeFiles();
	return useMemo(
		() => getPreviewStyles( config, editorSettings, files ),
		[ config, editorSettings, files ]
	);
}
