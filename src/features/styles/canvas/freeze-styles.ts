import { store as coreStore } from '@wordpress/core-data';
import type { select as defaultSelect, useRegistry } from '@wordpress/data';

import { cleanRecord } from './clean-record';
import { extendOnce, isStore, isStyles } from './store-extension';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Returns a registry in which the record of the site's styles stays as it was when it was first read, without values that cannot be read.
 * Edits of the styles do not re-render blocks that select the record, such as buttons.
 *
 * @param registry A registry.
 */
export function freezeStyles( registry: Registry ): Registry {
	let frozenRecord: unknown;
	const freezeRecord = ( record: unknown ) => {
		frozenRecord ??= record ? cleanRecord( record ) : undefined;
		return frozenRecord ?? record;
	};
	const adapt = extendOnce( ( selectors ) => ( {
		getEntityRecord: ( ...args ) => {
			const record = selectors.getEntityRecord?.( ...args );
			return isStyles( args ) ? cleanRecord( record ) : record;
		},
		getEditedEntityRecord: ( ...args ) => {
			const record = selectors.getEditedEntityRecord?.( ...args );
			return isStyles( args ) ? freezeRecord( record ) : record;
		},
	} ) );
	const select = ( store: Parameters< typeof defaultSelect >[ 0 ] ) => {
		const selectors: object = registry.select( store );
		return isStore( store, coreStore ) ? adapt( selectors ) : selectors;
	};
	return Object.assign( Object.create( registry ) as Registry, { select } );
}
