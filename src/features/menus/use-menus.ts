import { useEffect } from 'react';

import { useResource, useResources } from '@/data/reads/use-resource';
import { isRecord } from '@/utils/is-record';
import {
	menuFallbackResource,
	menusResource,
	type ListedMenu,
} from './reads/menus';

/** The menus of the site. */
export interface Menus {
	menus: readonly ListedMenu[];
	/** Whether menus are still loading. */
	isLoading: boolean;
	/** Why they could not be loaded. */
	error: unknown;
	retry: () => void;
}

/**
 * Returns the site's menus. Where there is none, WordPress is asked to create its fallback menu (specification 4.4), which is listed then.
 */
export function useMenus(): Menus {
	const first = useResource( menusResource, 1 );
	const rest = useResources(
		menusResource,
		Array.from(
			{ length: Math.max( 0, first.totalPages - 1 ) },
			( _, page ) => [ page + 2 ]
		)
	);
	const answers = [ first, ...rest.answers ];
	const menus = answers.flatMap( ( { data } ) => data ?? [] );
	const isEmpty =
		first.data !== undefined && ! first.isLoading && menus.length === 0;
	const fallback = useResource( menuFallbackResource, isEmpty );
	// The request has created the menu.
	const wasMade = isEmpty && fallback.data !== undefined;
	const { retry } = first;
	useEffect( () => {
		if ( wasMade ) {
			retry();
		}
	}, [ wasMade, retry ] );
	const error =
		answers.find( ( answer ) => answer.error )?.error ??
		( hasNoFallback( fallback.error ) ? undefined : fallback.error );

	return {
		menus,
		isLoading:
			answers.some( ( { data } ) => data === undefined ) ||
			( isEmpty && fallback.isLoading ),
		error,
		retry: () => {
			first.retry();
			rest.retry();
			fallback.retry();
		},
	};
}

// A site can prevent WordPress from creating a menu.
function hasNoFallback( error: unknown ): boolean {
	return isRecord( error ) && error.code === 'no_fallback_menu';
}
