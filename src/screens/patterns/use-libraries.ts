import { useMemo } from 'react';

import { partsResource, type PartLibrary } from '@/data/resources/parts';
import {
	patternsResource,
	type PatternLibrary,
} from '@/data/resources/patterns';
import {
	useResource,
	type ResourceAnswer,
} from '@/data/resources/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { useRoute } from '@/router';
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
	const isFirst = ! useAreParts();
	const parts = useResource( partsResource, ! isFirst );
	const { data, error, retry } = useResource(
		patternsResource,
		isFirst || isAnswered( parts )
	);
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
	const isFirst = useAreParts();
	const patterns = useResource( patternsResource, ! isFirst );
	const { data, error, retry } = useResource(
		partsResource,
		isFirst || isAnswered( patterns )
	);
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

/**
 * Whether the screen is about template parts. What it is about is asked for first and alone: both at once would make the server, and so the
 * list, slower.
 */
function useAreParts(): boolean {
	const { path, query } = useRoute();
	return (
		hasParts() &&
		( query.postType === 'wp_template_part' ||
			path.startsWith( '/wp_template_part/' ) )
	);
}

function isAnswered( { data, error }: ResourceAnswer< unknown > ): boolean {
	return data !== undefined || error !== undefined;
}

/** Whether the theme has template parts: a block theme, or a hybrid one. */
export function hasParts(): boolean {
	const { isBlockTheme, hasTemplateParts } = getBootPayload().theme;
	return isBlockTheme || hasTemplateParts;
}
