import { useMemo } from 'react';

import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import type { OriginSources } from '../rules/value-origin';
import { useBroughtConfig } from './use-brought-config';
import { useGlobalStyles } from './use-global-styles';

/**
 * Returns one node in the configs that decide about the origin of a value.
 *
 * @param part Part of the configs.
 * @param path Path below the part; the same array as long as it is the same path.
 */
export function useOriginSources(
	part: 'styles' | 'settings',
	path: ConfigPath
): OriginSources {
	const { stored, base, core } = useGlobalStyles();
	const user = getAtPath( stored[ part ], path );
	const theme = getAtPath( base[ part ], path );
	const host = getAtPath( core[ part ], path );
	const variation = getAtPath( useBroughtConfig()[ part ], path );
	return useMemo(
		() => ( { user, variation, base: theme, core: host } ),
		[ user, variation, theme, host ]
	);
}
