const ROOT_PATH = '/';
const PATTERNS_PATH = '/pattern';

/**
 * Returns the path of the hub's first button on a small viewport: the root, or the patterns for a theme without a root
 * (specification 2.3). Undefined at the root, where the button opens the dashboard.
 *
 * @param path    Path of the current route.
 * @param hasRoot Whether the theme has anything to show at the root.
 */
export function getHubBackPath(
	path: string,
	hasRoot: boolean
): string | undefined {
	const root = hasRoot ? ROOT_PATH : PATTERNS_PATH;
	return path === root || path === ROOT_PATH ? undefined : root;
}
