import { useMemo } from 'react';

import { partsResource, type PartLibrary } from '@/data/resources/parts';
import {
	patternsResource,
	type PatternLibrary,
} from '@/data/resources/patterns';
import { useResource } from '@/data/resources/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { toPartItems, toPatternItems } from './engine/to-items';
import type { PatternItem } from './engine/types';

/** A library of patterns or parts, and its items. */
export interface Library< T > {
	library: T | undefined;
	/** `undefined` until they are there. */
	items: readonly PatternItem[] | undefined;
	error: unknown;
	retry: () => void;
}

/** Returns the patterns of the site. */
export function usePatternLibrary(): Library< PatternLibrary > {
	const { data, error, retry } = useResource( patternsResource );
	return useMemo(
		() => ( {
			library: data,
			items: data && toPatternItems( data ),
			error,
			retry,
		} ),
		[ data, error, retry ]
	);
}

/** Returns the template parts of the theme; none for a theme that has none. */
export function usePartLibrary(): Library< PartLibrary > {
	const { data, error, retry } = useResource( partsResource );
	return useMemo(
		() => ( {
			library: data,
			items: data && toPartItems( data ),
			error,
			retry,
		} ),
		[ data, error, retry ]
	);
}

/** Whether the theme has template parts: a block theme, or a hybrid one. */
export function hasParts(): boolean {
	const { isBlockTheme, hasTemplateParts } = getBootPayload().theme;
	return isBlockTheme || hasTemplateParts;
}
