import type { store } from '@wordpress/core-data';

/**
 * Core-data's store for code that must not load it: lists do without core-data until a canvas or a write needs it. To be read only
 * where `useHostScript( 'wp-core-data' )` says that it is there.
 */
export const loadedCoreStore = { name: 'core' } as typeof store;
