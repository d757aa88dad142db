import { createSelector } from '@wordpress/data';

import type { Answer } from '../types';
import { answerId } from './answer-id';
import type { ResourceKey, State } from './types';

const UNANSWERED: Answer = {
	data: undefined,
	total: 0,
	totalPages: 0,
	error: undefined,
	isLoading: true,
};

/**
 * Returns the cached answer for a path of a resource; its resolver requests it.
 *
 * @param state State of the store.
 * @param name  Name of the resource.
 * @param path  Path with its query.
 */
export function getAnswer( state: State, name: string, path: string ): Answer {
	return state.answers[ answerId( name, path ) ]?.answer ?? UNANSWERED;
}

export function getReceivedAt(
	state: State,
	name: string,
	path: string
): number {
	return state.answers[ answerId( name, path ) ]?.receivedAt ?? 0;
}

export function isStale( state: State, name: string, path: string ): boolean {
	return state.answers[ answerId( name, path ) ]?.isStale ?? false;
}

/** Returns the keys of the cached answers, the one received last at the end. */
export const getCachedKeys = createSelector(
	( state: State ): readonly ResourceKey[] =>
		Object.values( state.answers ).map( ( { key } ) => key ),
	( state: State ) => [ state.answers ]
);
