import type { RouteDefinition } from '@/router';

/**
 * Returns the routes. Those that the person may not use are closed: they keep their address and show a message (specification 6).
 *
 * @param routes   Routes in the order in which they match.
 * @param rights   The person's rights.
 * @param noAccess Areas of a closed route.
 */
export function guardRoutes(
	routes: readonly RouteDefinition[],
	rights: Readonly< Record< string, boolean > >,
	noAccess: RouteDefinition[ 'areas' ]
): readonly RouteDefinition[] {
	return routes.map( ( route ) => {
		if ( route.right === undefined || rights[ route.right ] ) {
			return route;
		}
		const { preload: _preload, ...closed } = route;
		return { ...closed, areas: noAccess, widths: {} };
	} );
}
