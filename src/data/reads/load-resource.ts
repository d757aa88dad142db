import { dispatch, resolveSelect } from '@wordpress/data';

import { store } from './store';
import type { Answer, Resource } from './types';

/**
 * Requests a resource unless a fresh answer is known, and waits for the answer.
 *
 * @param resource The resource.
 * @param args     Arguments of its path.
 * @return The answer, which may be an error; `undefined` when there is no path for the arguments.
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
 * Returns the data of a resource, see {@link loadResource}.
 *
 * @param resource The resource.
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
