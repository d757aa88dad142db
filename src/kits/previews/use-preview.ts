import {
	useCallback,
	useContext,
	useEffect,
	useState,
	useSyncExternalStore,
} from 'react';

import type { PreviewState } from './types';
import { PreviewContext } from './preview-context';

/**
 * Returns the preview of a record, which is requested as long as it is visible. While a newer one is loading the last one stays.
 *
 * @param key      Its key, see `previewKey`.
 * @param isInView Whether it is visible.
 */
export function usePreview( key: string, isInView: boolean ): PreviewState {
	const { ask, queue } = useContext( PreviewContext );
	useEffect( () => {
		if ( isInView ) {
			ask();
		}
	}, [ isInView, ask ] );
	const state = useSyncExternalStore(
		useCallback(
			( onChange ) =>
				isInView ? queue.request( key, onChange ) : () => {},
			[ queue, key, isInView ]
		),
		() => queue.get( key )
	);
	const [ last, setLast ] = useState< PreviewState >( state );
	useEffect( () => {
		if ( state.status !== 'waiting' ) {
			setLast( state );
		}
	}, [ state ] );
	useEffect( () => {
		if ( ! isInView ) {
			// A hidden preview has no state of its own: the queue caches recent ones.
			setLast( { status: 'waiting' } );
		}
	}, [ isInView ] );
	return state.status === 'waiting' ? last : state;
}
