import { useMemo } from 'react';

import { useResource, type ResourceAnswer } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { useRoute } from '@/router';
import { partsResource, type PartLibrary } from './reads/parts';
import {
	firstPatternsResource,
	patternsResource,
	type PatternLibrary,
} from './reads/patterns';
import { toPartItems, toPatternItems } from './rules/to-items';
import type { PatternItem } from './rules/types';

/** A library of patterns or parts, and its items. */
export interface Library< T > {
	/** `undefined` until it is loaded. */
	library: T | undefined;
	/** `undefined` until they are loaded. */
	items: readonly PatternItem[] | undefined;
	/** Their first page, while a long list is loading. */
	first?: { items: readonly PatternItem[]; total: number } | undefined;
	/** When one of them was modified last, in UTC. */
	modified: string;
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
	const { data: first } = useResource(
		firstPatternsResource,
		isFirst && ! data && getBootPayload().hasManyPatterns
	);
	return useMemo( () => {
		const items = data && listItems( data );
		return {
			library: data ?? first,
			items,
			first: data
				? undefined
				: first && { items: listItems( first ), total: first.total },
			modified: items ? lastModified( items ) : first?.modified ?? '',
			error,
			retry,
		};
	}, [ data, first, error, retry ] );
}

// Several components read the items of the same answer.
const itemsOfLibraries = new WeakMap<
	PatternLibrary,
	readonly PatternItem[]
>();

function listItems( library: PatternLibrary ): readonly PatternItem[] {
	const items = itemsOfLibraries.get( library ) ?? toPatternItems( library );
	itemsOfLibraries.set( library, items );
	return items;
}

function lastModified( items: readonly PatternItem[] ): string {
	return items.reduce(
		( latest, { modified = '' } ) =>
			modified > latest ? modified : latest,
		''
	);
}

/** Returns the template parts of the theme. */
export function usePartLibrary(): Library< PartLibrary > {
	const isFirst = useAreParts();
	const patterns = useResource( patternsResource, ! isFirst );
	const { data, error, retry } = useResource(
		partsResource,
		isFirst || isAnswered( patterns )
	);
	return useMemo( () => {
		const items = data && toPartItems( data );
		return {
			library: data,
			items,
			modified: lastModified( items ?? [] ),
			error,
			retry,
		};
	}, [ data, error, retry ] );
}

/**
 * Returns whether the screen shows template parts. Its own items are requested before the others: two requests at once would slow down the
 * server, and so the list.
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

/** Returns whether the theme can have template parts: a block theme, or a hybrid one. */
export function hasParts(): boolean {
	const { isBlockTheme, hasTemplateParts } = getBootPayload().theme;
	return isBlockTheme || hasTemplateParts;
}
