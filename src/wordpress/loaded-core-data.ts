import type { store } from '@wordpress/core-data';

/**
 * Core-data's store for code that must not load it: lists do not load core-data until a canvas or a write needs it. Use it only where
 * `useHostScript( 'wp-core-data' )` returns true.
 */
export const loadedCoreStore = { name: 'core' } as typeof store;
