import { useEffect, useRef, useState } from 'react';

interface CanvasRecord {
	postType: string;
	postId: number | string;
}

/** A person who steps through a list stays at least this long at the record that they look for. */
const SETTLE_MS = 600;
/** A page that has not come by then is not waited for: the canvas may be there before it. */
const LONGEST_WAIT_MS = 4000;

/** Conditions for the canvas to show a record. */
export interface SettleConditions {
	/** Whether it takes the record at once. */
	isUrgent: boolean;
	/** Whether the record's public page is loading. The page shown before stays until it is ready. */
	isPageAwaited: boolean;
}

/**
 * Returns the record that the canvas shows: the first one, then each at which the person stays, so that stepping through a list loads
 * no editor of records that are skipped.
 *
 * @param record     The requested record.
 * @param conditions When it is shown.
 */
export function useSettledRecord(
	{ postType, postId }: CanvasRecord,
	{ isUrgent, isPageAwaited }: SettleConditions
): CanvasRecord {
	const [ rested, setRested ] = useState( { postType, postId } );
	const isRested = isSameRecord( rested, { postType, postId } );
	const since = useRef( 0 );

	useEffect( () => {
		since.current = Date.now();
	}, [ postType, postId ] );

	useEffect( () => {
		if ( isRested || isUrgent ) {
			return undefined;
		}
		const wait = isPageAwaited ? LONGEST_WAIT_MS : SETTLE_MS;
		const timer = setTimeout(
			() => setRested( { postType, postId } ),
			Math.max( 0, since.current + wait - Date.now() )
		);
		return () => clearTimeout( timer );
	}, [ isRested, isUrgent, isPageAwaited, postType, postId ] );

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
 * Returns whether two records are one.
 *
 * @param a A record.
 * @param b Another.
 */
export function isSameRecord( a: CanvasRecord, b: CanvasRecord ): boolean {
	return recordKey( a ) === recordKey( b );
}
