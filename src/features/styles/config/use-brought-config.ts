import { useDeferredValue } from 'react';

import { useThemeVariations } from '../variations/use-theme-variations';
import type { Config } from '@/utils/theme-json/config';
import { findBroughtConfig } from '../rules/find-brought-config';
import { useGlobalStyles } from './use-global-styles';

const found = new WeakMap< object, WeakMap< object, Config > >();

/** Returns what the theme's variations brought into the person's config. Where an edit has just changed it, it follows the edit. */
export function useBroughtConfig(): Config {
	const { all } = useThemeVariations();
	return readBrought( useDeferredValue( useGlobalStyles().stored ), all );
}

// All nodes of a screen ask for it.
function readBrought( user: Config, variations: readonly Config[] ): Config {
	const known = found.get( variations ) ?? new WeakMap< object, Config >();
	found.set( variations, known );
	const brought = known.get( user ) ?? findBroughtConfig( user, variations );
	known.set( user, brought );
	return brought;
}
