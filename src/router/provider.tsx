import { useMemo, type ReactNode } from 'react';

import { RouterProvider } from '@/wordpress/router';
import { preserveParameters } from './preserve-parameters';
import { toReadablePath } from './readable-path';
import { toHostRoute } from './to-host-route';
import type { RouteDefinition, RouteSite } from './types';
import { RoutesContext } from './routes-context';
import { CurrentRoute } from './use-route';

/** Props of {@link AppRouter}. */
export interface AppRouterProps {
	/** Routes in the order in which they match. */
	routes: readonly RouteDefinition[];
	site: RouteSite;
	children: ReactNode;
}

/** Connects the routes to the host's router. Addresses contain the path as `p`. */
export function AppRouter( { routes, site, children }: AppRouterProps ) {
	const hostRoutes = useMemo( () => routes.map( toHostRoute ), [ routes ] );
	const resolverArgs = useMemo( () => ( { site } ), [ site ] );
	return (
		<RouterProvider
			routes={ hostRoutes }
			pathArg="p"
			beforeNavigate={ preserveCurrentParameters }
			matchResolverArgs={ resolverArgs }
		>
			<RoutesContext.Provider value={ routes }>
				<CurrentRoute site={ site }>{ children }</CurrentRoute>
			</RoutesContext.Provider>
		</RouterProvider>
	);
}

function preserveCurrentParameters( destination: {
	path: string;
	query: Record< string, unknown >;
} ) {
	return preserveParameters(
		{ ...destination, path: toReadablePath( destination.path ) },
		window.location.search
	);
}
