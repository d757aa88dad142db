/**
 * Returns the id under which the answer to a path is stored.
 *
 * @param name Name of the resource.
 * @param path Path with its query.
 */
export function answerId( name: string, path: string ): string {
	return `${ name } ${ path }`;
}
