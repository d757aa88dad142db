import { useEffect, useState } from 'react';

import type { CanvasRecord } from './types';

/** Who steps through a list stays this long at what they look for. */
const REST_MS = 600;

/**
 * Returns the record that the canvas shows: the first one, then each at which the person stays, so that stepping through a list loads
 * no editor of what is passed over.
 *
 * @param record   The record that is asked for.
 * @param isUrgent Whether it is taken at once.
 */
export function useRestedRecord(
	{ postType, postId }: CanvasRecord,
	isUrgent: boolean
): CanvasRecord {
	const [ rested, setRested ] = useState( { postType, postId } );
	const isRested = isSameRecord( rested, { postType, postId } );

	useEffect( () => {
		if ( isRested || isUrgent ) {
			return undefined;
		}
		const timer = setTimeout(
			() => setRested( { postType, postId } ),
			REST_MS
		);
		return () => clearTimeout( timer );
	}, [ isRested, isUrgent, postType, postId ] );

	if ( isUrgent && ! isRested ) {
		// Taken while rendering, so that the record before is not shown once more.
		setRested( { postType, postId } );
	}
	return rested;
}

/**
 * Returns a text that tells a record from all others.
 *
 * @param record The record.
 */
export function recordKey( { postType, postId }: CanvasRecord ): string {
	return `${ postType }/${ postId }`;
}

/**
 * Tells whether two records are one.
 *
 * @param a A record.
 * @param b Another.
 */
export function isSameRecord( a: CanvasRecord, b: CanvasRecord ): boolean {
	return recordKey( a ) === recordKey( b );
}
