import { useEffect, useRef, useState } from 'react';

interface CanvasRecord {
	postType: string;
	postId: number | string;
}

/** A person who steps through a list and stays this long at a record wants to see it. */
const SETTLE_MS = 600;
/** Longest wait for the record's public page; the canvas may be loaded before it. */
const LONGEST_WAIT_MS = 4000;

/** Conditions for the canvas to show a record. */
export interface SettleConditions {
	/** Whether the record is shown at once. */
	isUrgent: boolean;
	/** Whether the record's public page is loading. The page shown before stays until it is ready. */
	isPageAwaited: boolean;
}

/**
 * Returns the record that the canvas shows: the first one, then each at which the person stays, so that skipped records load no editor.
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
		// Set during the render, so that the previous record is not rendered once more.
		setRested( { postType, postId } );
	}
	return rested;
}

/**
 * Returns the unique id of a record.
 *
 * @param record The record.
 */
export function recordKey( { postType, postId }: CanvasRecord ): string {
	return `${ postType }/${ postId }`;
}

/**
 * Returns whether two references are to the same record.
 *
 * @param a A record.
 * @param b Another.
 */
export function isSameRecord( a: CanvasRecord, b: CanvasRecord ): boolean {
	return recordKey( a ) === recordKey( b );
}
