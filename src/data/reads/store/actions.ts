import type { ThunkArgs } from '@wordpress/data';

import { getResource } from '../define-resource';
import type { Received } from '../fetch-resource';
import type { Write } from '../types';
import { FRESH_MS, MAX_ANSWERS } from './constants';
import type { store } from '.';
import type { ResourceKey } from './types';

type Thunk = ThunkArgs< typeof store >;

/** Says that a request was sent. */
export function startRequest( key: ResourceKey ) {
	return { type: 'START_REQUEST', key } as const;
}

/** Takes the server's answer. */
export function receiveAnswer(
	key: ResourceKey,
	received: Received,
	receivedAt: number
) {
	return { type: 'RECEIVE_ANSWER', key, received, receivedAt } as const;
}

/** Takes the failure of a request; what was answered before stays. */
export function receiveError(
	key: ResourceKey,
	error: unknown,
	receivedAt: number
) {
	return { type: 'RECEIVE_ERROR', key, error, receivedAt } as const;
}

/** Lets paths be asked for again where they are shown, and when they are read next. */
export function invalidateAnswers( keys: readonly ResourceKey[] ) {
	return { type: 'INVALIDATE_ANSWERS', keys } as const;
}

/** Forgets answers. */
export function forgetAnswers( keys: readonly ResourceKey[] ) {
	return { type: 'FORGET_ANSWERS', keys } as const;
}

/**
 * Invalidates what may have changed after a write.
 *
 * @param write The write.
 */
export function receiveWrite( write: Write ) {
	return ( { select, dispatch }: Thunk ): void => {
		const keys = select
			.getKeptKeys()
			.filter( ( { name, path } ) =>
				getResource( name ).isStaleAfter( write, path )
			);
		if ( keys.length ) {
			void dispatch.invalidateAnswers( keys );
		}
	};
}

/**
 * Invalidates answers of a resource, whatever their age.
 *
 * @param name  Name of the resource.
 * @param paths Paths; without them all that are known.
 */
export function refreshResource( name: string, paths?: readonly string[] ) {
	return ( { select, dispatch }: Thunk ): void => {
		const keys = select
			.getKeptKeys()
			.filter(
				( key ) =>
					key.name === name &&
					( ! paths || paths.includes( key.path ) )
			);
		void dispatch.invalidateAnswers( keys );
	};
}

/**
 * Invalidates an answer that has grown old, as a person opens what shows it.
 *
 * @param key Whose answer.
 */
export function refreshOldAnswer( { name, path }: ResourceKey ) {
	return ( { select, dispatch }: Thunk ): void => {
		const receivedAt = select.getReceivedAt( name, path );
		if ( receivedAt && Date.now() - receivedAt >= FRESH_MS ) {
			void dispatch.invalidateAnswers( [ { name, path } ] );
		}
	};
}

/** Forgets those answers, beyond the number that is kept, that were received longest ago. */
export function forgetOldest() {
	return ( { select, dispatch }: Thunk ): void => {
		const keys = select.getKeptKeys();
		if ( keys.length > MAX_ANSWERS ) {
			void dispatch.forgetAnswers(
				keys.slice( 0, keys.length - MAX_ANSWERS )
			);
		}
	};
}

/** Any action of the store that changes its state. */
export type Action =
	| ReturnType< typeof startRequest >
	| ReturnType< typeof receiveAnswer >
	| ReturnType< typeof receiveError >
	| ReturnType< typeof invalidateAnswers >
	| ReturnType< typeof forgetAnswers >;
