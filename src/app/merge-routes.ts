import type { RouteDefinition } from '@/router';

/**
 * Returns the routes in the order in which they match: ours, then those of other plugins, then our catch-all.
 *
 * A registered route cannot replace one of ours: that would break the links to it.
 *
 * @param own        Our routes; the last one is the catch-all.
 * @param registered Routes that other plugins registered.
 */
export function mergeRoutes(
	own: readonly RouteDefinition[],
	registered: readonly RouteDefinition[]
): readonly RouteDefinition[] {
	const names = new Set( own.map( ( { name } ) => name ) );
	const paths = new Set( own.map( ( { path } ) => path ) );
	const added = registered.filter(
		( { name, path } ) => ! names.has( name ) && ! paths.has( path )
	);
	return [ ...own.slice( 0, -1 ), ...added, ...own.slice( -1 ) ];
}
