import type { Received } from '../fetch-resource';
import type { ResourceKey } from './types';

/** Marks a path as requested. */
export function startRequest( key: ResourceKey ) {
	return { type: 'START_REQUEST', key } as const;
}

/** Stores the server's answer. */
export function receiveAnswer(
	key: ResourceKey,
	received: Received,
	receivedAt: number
) {
	return { type: 'RECEIVE_ANSWER', key, received, receivedAt } as const;
}

/** Stores the error of a request; the last answer stays. */
export function receiveError(
	key: ResourceKey,
	error: unknown,
	receivedAt: number
) {
	return { type: 'RECEIVE_ERROR', key, error, receivedAt } as const;
}

/** Marks answers as stale: they are requested again where they are shown, else when they are read next. */
export function invalidateAnswers( keys: readonly ResourceKey[] ) {
	return { type: 'INVALIDATE_ANSWERS', keys } as const;
}

/** Removes answers. */
export function forgetAnswers( keys: readonly ResourceKey[] ) {
	return { type: 'FORGET_ANSWERS', keys } as const;
}

/** Any action of the store that changes its state. */
export type Action =
	| ReturnType< typeof startRequest >
	| ReturnType< typeof receiveAnswer >
	| ReturnType< typeof receiveError >
	| ReturnType< typeof invalidateAnswers >
	| ReturnType< typeof forgetAnswers >;
