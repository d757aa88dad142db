import { getSetting } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

import { useSettingsForBlockElement } from '@/wordpress/style-panels';
import type { ConfigNode } from '@/utils/theme-json/config';
import { useGlobalStyles } from './use-global-styles';

/**
 * Returns the settings that apply to a block or an element, limited to those that it supports, in the form of the host's panels.
 *
 * @param blockName Block; the site when missing.
 * @param element   Element, `link` for instance.
 */
export function useStyleSettings(
	blockName?: string,
	element?: string
): ConfigNode {
	const { merged } = useGlobalStyles();
	const settings = useMemo(
		() => getSetting< ConfigNode >( merged, '', blockName ),
		[ merged, blockName ]
	);
	return useSettingsForBlockElement( settings, blockName, element );
}
