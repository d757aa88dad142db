import { store as coreStore } from '@wordpress/core-data';
import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;
type CoreActions = ReturnType< typeof readActions >;

/**
 * Returns a registry that inherits from another one and overrides some actions of core-data. The store is the same.
 *
 * @param registry The registry to inherit from.
 * @param create   Returns the overriding actions, by name; called with those of the registry.
 */
export function withCoreActions(
	registry: Registry,
	create: ( core: CoreActions ) => Partial< CoreActions >
): Registry {
	const core = readActions( registry );
	// The actions inherit from those of the other registry, so that private actions are found too.
	const actions = Object.assign(
		Object.create( core ) as CoreActions,
		create( core )
	);
	const dispatch = ( store: Parameters< Registry[ 'dispatch' ] >[ 0 ] ) =>
		store === coreStore || ( store as unknown ) === coreStore.name
			? actions
			: registry.dispatch( store );
	return Object.assign( Object.create( registry ) as Registry, { dispatch } );
}

function readActions( registry: Registry ) {
	return registry.dispatch( coreStore );
}
