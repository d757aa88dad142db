import { useMemo } from 'react';
import { useSelect } from '@wordpress/data';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { store } from '@/data/store';
import type { Config } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { cleanRecord } from './clean-record';

/** Returns the config that a canvas shows: the site's with unsaved changes, or with previewed styles; undefined until it is loaded. */
export function useCanvasConfig(): Config | undefined {
	const { record, base } = useGlobalStylesRecord();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	return useMemo(
		() =>
			base === undefined
				? undefined
				: mergeConfigs( base, previewed ?? cleanRecord( record ) ),
		[ base, record, previewed ]
	);
}
