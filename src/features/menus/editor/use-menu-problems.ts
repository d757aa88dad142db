import { useMemo } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { useResources } from '@/data/reads/use-resource';
import {
	linkTargetsResource,
	type LinkQuery,
	type LinkTargets,
} from '../reads/menu-links';
import {
	findMenuProblems,
	getLinkQuery,
	type MenuProblem,
} from '../rules/find-problems';
import type { MenuTree } from '../rules/types';

/** Largest number of targets in a request, so that its address stays short. */
const TARGETS_PER_REQUEST = 50;

const NO_PROBLEMS: ReadonlyMap< number, MenuProblem > = new Map();
const EMPTY: MenuTree = { children: [], tail: '' };

/**
 * Returns the problems of a menu's items, by their keys.
 *
 * @param tree The menu.
 */
export function useMenuProblems(
	tree: MenuTree | undefined
): ReadonlyMap< number, MenuProblem > {
	const queries = useMemo(
		() => split( getLinkQuery( tree ?? EMPTY, getBootPayload().homeUrl ) ),
		[ tree ]
	);
	const { answers } = useResources(
		linkTargetsResource,
		queries.map( ( query ) => [ query ] )
	);
	return useMemo( () => {
		const known = answers.flatMap( ( { data } ) => data ?? [] );
		return tree
			? findMenuProblems(
					tree,
					known.length ? merge( known ) : undefined
			  )
			: NO_PROBLEMS;
	}, [ tree, answers ] );
}

function split( query: LinkQuery ): readonly LinkQuery[] {
	const length = Math.max(
		query.posts.length,
		query.terms.length,
		query.urls.length
	);
	return Array.from(
		{ length: Math.ceil( length / TARGETS_PER_REQUEST ) },
		( _, index ) => {
			const start = index * TARGETS_PER_REQUEST;
			const end = start + TARGETS_PER_REQUEST;
			return {
				posts: query.posts.slice( start, end ),
				terms: query.terms.slice( start, end ),
				urls: query.urls.slice( start, end ),
			};
		}
	);
}

function merge( parts: readonly LinkTargets[] ): LinkTargets {
	return {
		posts: Object.assign( {}, ...parts.map( ( { posts } ) => posts ) ),
		terms: Object.assign( {}, ...parts.map( ( { terms } ) => terms ) ),
		urls: Object.assign( {}, ...parts.map( ( { urls } ) => urls ) ),
	};
}
