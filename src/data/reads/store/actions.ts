import type { Received } from '../fetch-resource';
import type { ResourceKey } from './types';

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

/** Stores the error of a request; the last answer stays. */
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

/** Any action of the store that changes its state. */
export type Action =
	| ReturnType< typeof startRequest >
	| ReturnType< typeof receiveAnswer >
	| ReturnType< typeof receiveError >
	| ReturnType< typeof invalidateAnswers >
	| ReturnType< typeof forgetAnswers >;
