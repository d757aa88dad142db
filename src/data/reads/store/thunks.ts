import { getResource } from '../define-resource';
import type { Write } from '../types';
import { FRESH_MS, MAX_ANSWERS } from './constants';
import type { StoreThunkArgs } from './thunk-args';
import type { ResourceKey } from './types';

/**
 * Invalidates the answers that a write may have changed.
 *
 * @param write The write.
 */
export function receiveWrite( write: Write ) {
	return ( { select, dispatch }: StoreThunkArgs ): void => {
		const keys = select
			.getCachedKeys()
			.filter( ( { name, path } ) =>
				getResource( name ).isStaleAfter( write, path )
			);
		if ( keys.length ) {
			void dispatch.invalidateAnswers( keys );
		}
	};
}

/**
 * Invalidates answers of a resource, also fresh ones.
 *
 * @param name  Name of the resource.
 * @param paths Paths; without them all that are known.
 */
export function refreshResource( name: string, paths?: readonly string[] ) {
	return ( { select, dispatch }: StoreThunkArgs ): void => {
		const keys = select
			.getCachedKeys()
			.filter(
				( key ) =>
					key.name === name &&
					( ! paths || paths.includes( key.path ) )
			);
		void dispatch.invalidateAnswers( keys );
	};
}

/**
 * Invalidates an answer that is no longer fresh, when a person opens a screen with it.
 *
 * @param key Resource and path.
 */
export function refreshOldAnswer( { name, path }: ResourceKey ) {
	return ( { select, dispatch }: StoreThunkArgs ): void => {
		const receivedAt = select.getReceivedAt( name, path );
		if ( receivedAt && Date.now() - receivedAt >= FRESH_MS ) {
			void dispatch.invalidateAnswers( [ { name, path } ] );
		}
	};
}

/** Removes the answers received longest ago that exceed the size of the cache. */
export function forgetOldest() {
	return ( { select, dispatch }: StoreThunkArgs ): void => {
		const keys = select.getCachedKeys();
		if ( keys.length > MAX_ANSWERS ) {
			void dispatch.forgetAnswers(
				keys.slice( 0, keys.length - MAX_ANSWERS )
			);
		}
	};
}
