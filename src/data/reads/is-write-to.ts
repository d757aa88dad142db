import { toRestRoute } from './rest-route';
import type { Write } from './types';

/**
 * Returns whether a write changes a collection: creates in it, or writes or deletes one of its items. Autosaves and
 * revisions of an item do not count.
 *
 * @param write  The write.
 * @param routes Routes or paths of collections, for example `/wp/v2/pages`.
 */
export function isWriteTo(
	{ route }: Write,
	...routes: readonly string[]
): boolean {
	return routes.some( ( path ) => {
		const collection = toRestRoute( path );
		return (
			route === collection ||
			( route.startsWith( `${ collection }/` ) &&
				! route.slice( collection.length + 1 ).includes( '/' ) )
		);
	} );
}
