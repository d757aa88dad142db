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
 * Returns the preview of a record, which is asked for as long as it is seen. While a newer one is on its way the last one stays.
 *
 * @param key      Its key, see `previewKey`.
 * @param isInView Whether it is seen.
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
			// A preview out of sight has no state of its own: the queue keeps what was seen lately.
			setLast( { status: 'waiting' } );
		}
	}, [ isInView ] );
	return state.status === 'waiting' ? last : state;
}
