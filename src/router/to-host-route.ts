import type { HostRoute } from '@/wordpress/router';
import type { RouteDefinition } from './types';

/**
 * Returns a route in the form of the host's router.
 *
 * @param route The route.
 */
export function toHostRoute( {
	name,
	path,
	areas,
	widths,
}: RouteDefinition ): HostRoute {
	return { name, path, areas, widths: widths ?? {} };
}
