import { store as coreStore } from '@wordpress/core-data';
import type { select as defaultSelect, useRegistry } from '@wordpress/data';

import { cleanRecord } from './clean-record';
import { extendOnce, isStore, isStyles } from './store-extension';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Returns a registry in which the record of the site's styles stays what it was when it was first read, without what cannot be read in
 * it: blocks that look at it, as buttons do, are rendered by no edit of it.
 *
 * @param registry A registry.
 */
export function freezeStyles( registry: Registry ): Registry {
	let held: unknown;
	const hold = ( record: unknown ) => {
		held ??= record ? cleanRecord( record ) : undefined;
		return held ?? record;
	};
	const adapt = extendOnce( ( selectors ) => ( {
		getEntityRecord: ( ...args ) => {
			const record = selectors.getEntityRecord?.( ...args );
			return isStyles( args ) ? cleanRecord( record ) : record;
		},
		getEditedEntityRecord: ( ...args ) => {
			const record = selectors.getEditedEntityRecord?.( ...args );
			return isStyles( args ) ? hold( record ) : record;
		},
	} ) );
	const select = ( store: Parameters< typeof defaultSelect >[ 0 ] ) => {
		const selectors: object = registry.select( store );
		return isStore( store, coreStore ) ? adapt( selectors ) : selectors;
	};
	return Object.assign( Object.create( registry ) as Registry, { select } );
}
