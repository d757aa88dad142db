import { getSetting } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

import type { ConfigNode } from '@/utils/theme-json/config';
import { useGlobalStyles } from './use-global-styles';

/** Returns all settings that apply to the site, not limited to what a block or an element supports: the site's background. */
export function useSiteSettings(): ConfigNode {
	const { merged } = useGlobalStyles();
	return useMemo( () => getSetting< ConfigNode >( merged, '' ), [ merged ] );
}
