import type { BootPayload } from './boot-payload';

/**
 * Returns whether Design has its own screen at a path of the sidebar's root. If not, the item links to the host's screen.
 *
 * @param payload The boot payload.
 * @param path    Path, with or without a query.
 */
export function isOwnScreen(
	{ sidebar, pageUrl }: Pick< BootPayload, 'sidebar' | 'pageUrl' >,
	path: string
): boolean {
	const [ pathname ] = path.split( '?' );
	const item = sidebar.items.find(
		( candidate ) => candidate.path === pathname
	);
	return item === undefined || item.href.startsWith( pageUrl );
}
