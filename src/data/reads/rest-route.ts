/**
 * Returns the route of a REST path: without query and without a slash at its end.
 *
 * @param path Path of a REST route.
 */
export function toRestRoute( path: string ): string {
	return path.replace( /[?&#].*$/, '' ).replace( /\/+$/, '' );
}
