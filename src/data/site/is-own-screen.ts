import type { BootPayload } from './boot-payload';

/**
 * Whether Design has a screen of its own at a path of the sidebar's root. Until it has, the item leads to the host's.
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
