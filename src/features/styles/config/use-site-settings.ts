import { getSetting } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

import type { ConfigNode } from '@/utils/theme-json/config';
import { useGlobalStyles } from './use-global-styles';

/** Returns all settings that apply to the site, without the limits of a block or an element, for the site's background. */
export function useSiteSettings(): ConfigNode {
	const { merged } = useGlobalStyles();
	return useMemo( () => getSetting< ConfigNode >( merged, '' ), [ merged ] );
}
