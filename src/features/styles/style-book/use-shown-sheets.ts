import { useDeferredValue, useMemo } from 'react';
import { useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { getPreviewStyles } from '../config/get-preview-styles';
import { useGlobalStyles } from '../config/use-global-styles';

/** Returns the style sheets of the site with what is unsaved, or of the look that a person looks at. */
export function useShownSheets(): ReturnType< typeof getPreviewStyles > {
	const { base, merged, editorSettings } = useGlobalStyles();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	const current = useMemo(
		() => ( previewed ? mergeConfigs( base, previewed ) : merged ),
		[ previewed, base, merged ]
	);
	// The page goes on while a hundred examples follow an edit.
	const shown = useDeferredValue( current );
	return useMemo(
		() => getPreviewStyles( shown, editorSettings ),
		[ shown, editorSettings ]
	);
}
