import { dispatch, resolveSelect } from '@wordpress/data';

import { store } from './store';
import type { Answer, Resource } from './types';

/**
 * Asks for a resource where it is not known or has grown old, and waits for the answer.
 *
 * @param resource What is read.
 * @param args     Arguments of its path.
 * @return The answer, which may be an error; `undefined` when there is nothing to ask for.
 */
export async function loadResource< T, Args extends readonly unknown[] >(
	resource: Resource< T, Args >,
	...args: Args
): Promise< Answer< T > | undefined > {
	const path = resource.path( ...args );
	if ( path === undefined ) {
		return undefined;
	}
	const { name } = resource;
	await dispatch( store ).refreshOldAnswer( { name, path } );
	return ( await resolveSelect( store ).getAnswer(
		name,
		path
	) ) as Answer< T >;
}

/**
 * Returns what a resource answers, see {@link loadResource}.
 *
 * @param resource What is read.
 * @param args     Arguments of its path.
 * @throws The server's error, or one of ours, with `code` and `message`.
 */
export async function loadResourceData< T, Args extends readonly unknown[] >(
	resource: Resource< T, Args >,
	...args: Args
): Promise< T > {
	const answer = await loadResource( resource, ...args );
	if ( answer?.data === undefined ) {
		throw answer?.error;
	}
	return answer.data;
}
