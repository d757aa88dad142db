import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';

import { store } from './store';
import type { Answer, Resource } from './types';

/** The answer to a read, and how to repeat it. */
export interface ResourceAnswer< T > extends Answer< T > {
	/** Repeats the request. */
	retry: () => void;
}

const NO_ANSWER: Answer = {
	data: undefined,
	total: 0,
	totalPages: 0,
	error: undefined,
	isLoading: false,
};

/**
 * Returns the server's answer to a read. The last answer is shown while a newer one is loading; an answer older than
 * 30 s is requested again when the component mounts.
 *
 * @param resource The resource.
 * @param args     Arguments of its path; nothing is requested when that returns `undefined`.
 */
export function useResource< T, Args extends readonly unknown[] >(
	resource: Resource< T, Args >,
	...args: Args
): ResourceAnswer< T > {
	const path = resource.path( ...args );
	const key = path ?? '';
	const [ answer = NO_ANSWER as Answer< T > ] = useAnswers< T >(
		resource.name,
		key
	);
	const retry = useRetry( resource.name, key );
	return useMemo( () => ( { ...answer, retry } ), [ answer, retry ] );
}

/**
 * Returns the server's answers to several reads of a resource, for example to the pages of a list.
 *
 * @param resource The resource.
 * @param reads    Arguments of each read's path.
 */
export function useResources< T, Args extends readonly unknown[] >(
	resource: Resource< T, Args >,
	reads: readonly Args[]
): { answers: readonly Answer< T >[]; retry: () => void } {
	const key = reads
		.map( ( args ) => resource.path( ...args ) )
		.filter( Boolean )
		.join( '\n' );
	return {
		answers: useAnswers< T >( resource.name, key ),
		retry: useRetry( resource.name, key ),
	};
}

// Paths are passed as one string, which, unlike an array, is equal in every render.
function useAnswers< T >( name: string, key: string ): readonly Answer< T >[] {
	const { refreshOldAnswer } = useDispatch( store );
	useEffect( () => {
		for ( const path of splitKey( key ) ) {
			void refreshOldAnswer( { name, path } );
		}
	}, [ name, key, refreshOldAnswer ] );
	return useSelect(
		( select ) =>
			splitKey( key ).map(
				// The store has the value that the resource's parser returned, which is a `T`.
				( path ) =>
					select( store ).getAnswer( name, path ) as Answer< T >
			),
		[ name, key ]
	);
}

function useRetry( name: string, key: string ): () => void {
	const { refreshResource } = useDispatch( store );
	return useCallback( () => {
		void refreshResource( name, splitKey( key ) );
	}, [ name, key, refreshResource ] );
}

function splitKey( key: string ): readonly string[] {
	return key === '' ? [] : key.split( '\n' );
}
