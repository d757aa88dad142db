import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import { tellLostHeaders } from '@/kits/saving/outcomes/tell-lost-headers';
import { findLostHeaders } from './find-lost-headers';

type Registry = ReturnType< typeof useRegistry >;

/** Registries, each of a page, for which it was checked. */
const checked = new WeakSet< Registry >();

/**
 * Checks once for each page, when something is unsaved for the first time, whether the headers arrive by which the server protects what
 * others have saved; says so to the person when they do not.
 *
 * @param registry The registry that holds the records.
 * @return Function that ends it.
 */
export function watchLostHeaders( registry: Registry ): () => void {
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
					tellLostHeaders( names );
				}
			},
			// A save says by itself that the server cannot be reached.
			() => {}
		);
	};
	check();
	return registry.subscribe( check, coreStore );
}
