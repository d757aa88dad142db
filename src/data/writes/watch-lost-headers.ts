import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import { findLostHeaders } from './find-lost-headers';

type Registry = ReturnType< typeof useRegistry >;

/** Registries for which the headers were checked. */
const checked = new WeakSet< Registry >();

/**
 * Checks once for each page, at the first unsaved change, whether the server receives the headers by which it detects conflicts.
 *
 * @param registry The registry that holds the records.
 * @param onLost   Called with the names of the headers that do not arrive.
 * @return Function that ends the watch.
 */
export function watchLostHeaders(
	registry: Registry,
	onLost: ( names: readonly string[] ) => void
): () => void {
	const check = () => {
		if (
			checked.has( registry ) ||
			getDirtyRecords( registry.select( coreStore ) ).length === 0
		) {
			return;
		}
		checked.add( registry );
		findLostHeaders().then(
			( names ) => {
				if ( names.length > 0 ) {
					onLost( names );
				}
			},
			// If the server cannot be reached, the save reports it.
			() => {}
		);
	};
	check();
	return registry.subscribe( check, coreStore );
}
