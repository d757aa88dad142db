import { createContext, useContext } from 'react';

import type { RouteDefinition } from './types';
import { useRoute } from './use-route';

/** The routes of the application, those of other plugins included. */
export const RoutesContext = createContext< readonly RouteDefinition[] >( [] );

/** Returns the current screen's name for the document's title; undefined where the record brings it. */
export function useRouteTitle(): string | undefined {
	const { name } = useRoute();
	return useContext( RoutesContext )
		.find( ( route ) => route.name === name )
		?.title?.();
}
