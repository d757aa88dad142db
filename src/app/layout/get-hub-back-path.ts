const ROOT_PATH = '/';
const PATTERNS_PATH = '/pattern';

/**
 * Returns where the hub's first button leads on a small viewport, which has no sidebar beside the screen: to the root,
 * or to the patterns where the theme has no root (specification 2.3). At the root, undefined: it leads to the dashboard.
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
