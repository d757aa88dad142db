import { useEffect, useRef, type MutableRefObject } from 'react';

import type { UsageChange } from '@/features/usage';

/** Outcome of a change. */
export interface ChangeOutcome {
	/** Changes that Undo reverts: of the places, and of the preset itself. */
	changes: UsageChange[];
	/** Records that used the preset and were changed. */
	places: Set< UsageChange[ 'id' ] >;
	/** Whether the preset was removed from the styles. */
	isRemoved: boolean;
}

/** Outcome of a change that may continue after its dialog has closed. */
export interface PendingOutcome {
	/** Outcome so far. */
	outcome: MutableRefObject< ChangeOutcome >;
	/** The running batch. */
	job: MutableRefObject< Promise< void > >;
}

/**
 * Reports the outcome of a change when its dialog is unmounted, after the running batch.
 *
 * @param onLeave Called with the outcome, if anything was changed.
 */
export function useChangeOutcome(
	onLeave: ( outcome: ChangeOutcome ) => void
): PendingOutcome {
	const outcome = useRef< ChangeOutcome >( {
		changes: [],
		places: new Set(),
		isRemoved: false,
	} );
	const job = useRef( Promise.resolve() );
	const leave = useRef( onLeave );
	leave.current = onLeave;
	useEffect(
		() => () =>
			void job.current.then( () => {
				if ( outcome.current.changes.length > 0 ) {
					leave.current( outcome.current );
				}
			} ),
		[]
	);
	return { outcome, job };
}
