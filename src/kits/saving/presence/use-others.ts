import { useEffect, useState } from 'react';
import { useSelect } from '@wordpress/data';

import type { OpenRecord, OtherPerson } from '@/data/reads/open-records';
import { store } from '@/data/store';
import { afterDelay } from '@/schedule/after-delay';
import { watchOthers } from './watch-others';

/** Longest wait for a canvas, also on a screen without one (specification 9). */
const WAIT_FOR_CANVAS_MS = 10_000;

const NOBODY: readonly OtherPerson[] = [];

/** Other people who have a record open. */
export interface Others {
	/** Those whom the person has not dismissed. */
	others: readonly OtherPerson[];
	/** Hides them until another person opens the record. */
	dismiss: () => void;
}

/**
 * Requests the other people who have a record open, and reports to them whether this person edits it.
 *
 * @param record    The record.
 * @param isEditing Whether the person edits it.
 */
export function useOthers(
	{ type, id }: OpenRecord,
	isEditing: boolean
): Others {
	const isReady = useIsCanvasOver();
	const [ all, setAll ] = useState( NOBODY );
	const [ dismissed, setDismissed ] = useState< readonly number[] >( [] );

	useEffect( () => {
		if ( ! isReady ) {
			return undefined;
		}
		const end = watchOthers( {
			record: { type, id },
			isEditing,
			onChange: ( others ) =>
				setAll( ( last ) =>
					isSame( last, others ) ? last : others
				),
		} );
		return () => {
			end();
			setAll( NOBODY );
		};
	}, [ isReady, type, id, isEditing ] );

	return {
		others: all.filter( ( person ) => ! dismissed.includes( person.id ) ),
		dismiss: () => setDismissed( all.map( ( person ) => person.id ) ),
	};
}

// Returns whether the canvas has loaded, or the longest wait is over: an earlier request would slow it down.
function useIsCanvasOver(): boolean {
	const hasCanvas = useSelect(
		( select ) => select( store ).wasCanvasShown(),
		[]
	);
	const [ hasWaited, setHasWaited ] = useState( false );
	useEffect(
		() => afterDelay( WAIT_FOR_CANVAS_MS, () => setHasWaited( true ) ),
		[]
	);
	return hasCanvas || hasWaited;
}

function isSame(
	left: readonly OtherPerson[],
	right: readonly OtherPerson[]
): boolean {
	return JSON.stringify( left ) === JSON.stringify( right );
}
