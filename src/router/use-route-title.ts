import { useContext } from 'react';

import { RoutesContext } from './routes-context';
import { useRoute } from './use-route';

/** Returns the current screen's name for the document's title; undefined if the record's title is used. */
export function useRouteTitle(): string | undefined {
	const { name } = useRoute();
	return useContext( RoutesContext )
		.find( ( route ) => route.name === name )
		?.title?.();
}
