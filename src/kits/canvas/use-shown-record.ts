import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';

import { store } from '@/data/store';
import { toRecordId } from './record-id';
import type { CanvasRecord } from './types';

/**
 * Stores the record that a canvas shows, and that a canvas was shown.
 *
 * @param record   The record.
 * @param isLoaded Whether the canvas of the record is there, and the record exists.
 * @param isReady  Whether it can be shown with all its data.
 */
export function useShownRecord(
	{ postType, postId }: CanvasRecord,
	isLoaded: boolean,
	isReady: boolean
): void {
	const { setEditedPost, noteCanvasShown } = useDispatch( store );
	useEffect( () => {
		if ( ! isLoaded ) {
			return undefined;
		}
		void setEditedPost( { postType, postId: toRecordId( postId ) } );
		return () => void setEditedPost( null );
	}, [ setEditedPost, isLoaded, postType, postId ] );

	useEffect( () => {
		if ( isReady ) {
			void noteCanvasShown();
		}
	}, [ isReady, noteCanvasShown ] );
}
