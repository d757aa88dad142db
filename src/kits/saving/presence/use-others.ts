import { useEffect, useState } from 'react';
import { useSelect } from '@wordpress/data';

import type { OpenRecord, OtherPerson } from '@/data/reads/open-records';
import { store } from '@/data/store';
import { afterDelay } from '@/schedule/after-delay';
import { watchOthers } from './watch-others';

/** The longest wait for a canvas; without a canvas the same time is waited (specification 9). */
const WAIT_FOR_CANVAS_MS = 10_000;

const NOBODY: readonly OtherPerson[] = [];

/** Who else has a record open. */
export interface Others {
	/** Those whom the person has not dismissed. */
	others: readonly OtherPerson[];
	/** Hides them until somebody else comes. */
	dismiss: () => void;
}

/**
 * Asks who else has a record open, and reports to the others when this person edits it.
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

// A request while the canvas loads would slow it down.
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
