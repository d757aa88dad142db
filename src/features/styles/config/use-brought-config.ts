import { useDeferredValue } from 'react';

import { useThemeVariations } from '../variations/use-theme-variations';
import type { Config } from '@/utils/theme-json/config';
import { findBroughtConfig } from '../rules/find-brought-config';
import { useGlobalStyles } from './use-global-styles';

const found = new WeakMap< object, WeakMap< object, Config > >();

/** Returns the values that the theme's variations set in the person's config. An edit updates it in a deferred render. */
export function useBroughtConfig(): Config {
	const { all } = useThemeVariations();
	return readBrought( useDeferredValue( useGlobalStyles().stored ), all );
}

// Cached, because all nodes of a screen read it.
function readBrought( user: Config, variations: readonly Config[] ): Config {
	const known = found.get( variations ) ?? new WeakMap< object, Config >();
	found.set( variations, known );
	const brought = known.get( user ) ?? findBroughtConfig( user, variations );
	known.set( user, brought );
	return brought;
}
