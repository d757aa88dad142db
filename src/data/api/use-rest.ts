import { useEffect, useMemo, useSyncExternalStore } from 'react';

import {
	readRest,
	requestRest,
	subscribeToRest,
	type RestEntry,
} from './rest-cache';

const IDLE: RestEntry = {
	data: undefined,
	total: 0,
	totalPages: 0,
	error: undefined,
	isLoading: false,
};

/**
 * Returns the answer to a REST path, asks for it when it is not there or stale, and renders anew when it comes.
 *
 * @param path Path with its query; `undefined` asks for nothing.
 */
export function useRest< T >( path: string | undefined ): RestEntry< T > {
	return useRestAll< T >( path )[ 0 ] ?? ( IDLE as RestEntry< T > );
}

/**
 * Returns the answers to several REST paths, see {@link useRest}.
 *
 * @param paths Paths with their queries.
 */
export function useRestAll< T >(
	...paths: readonly ( string | undefined )[]
): readonly RestEntry< T >[] {
	const key = paths.filter( Boolean ).join( '\n' );
	const store = useMemo( () => createSnapshot( key ), [ key ] );
	const entries = useSyncExternalStore( subscribeToRest, store );

	// After every render: an answer that has become stale is asked for again while it is shown.
	useEffect( () => {
		key.split( '\n' ).filter( Boolean ).forEach( requestRest );
	}, [ key, entries ] );
	return entries as readonly RestEntry< T >[];
}

function createSnapshot( key: string ): () => readonly RestEntry[] {
	const paths = key.split( '\n' ).filter( Boolean );
	let last: readonly RestEntry[] = [];
	return () => {
		const next = paths.map( readRest );
		if (
			next.length !== last.length ||
			next.some( ( entry, index ) => entry !== last[ index ] )
		) {
			last = next;
		}
		return last;
	};
}
