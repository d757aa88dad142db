import { useEffect, useRef, type MutableRefObject } from 'react';

import type { UsageChange } from '@/features/usage';

/** All that a change has done. */
export interface ChangeOutcome {
	/** Changes that Undo takes back: of the places, and of the preset itself. */
	changes: UsageChange[];
	/** Records that named the preset and were changed. */
	places: Set< UsageChange[ 'id' ] >;
	/** Whether the preset was taken out of the styles. */
	isRemoved: boolean;
}

/** Work that may outlive the dialog which began it. */
export interface Leaving {
	/** All that was done. */
	made: MutableRefObject< ChangeOutcome >;
	/** The work that is on its way. */
	job: MutableRefObject< Promise< void > >;
}

/** Stops what runs when something else is begun, or nobody looks at it any more. */
export function useStop(): {
	restart: () => AbortSignal;
	stop: () => void;
} {
	const running = useRef< AbortController >();
	const stop = () => running.current?.abort();
	useEffect( () => () => running.current?.abort(), [] );
	const restart = () => {
		stop();
		running.current = new AbortController();
		return running.current.signal;
	};
	return { restart, stop };
}

/** Hands on what was done when the dialog goes, whatever closed it; a batch that is on its way is waited for. */
export function useLeaving(
	onLeave: ( outcome: ChangeOutcome ) => void
): Leaving {
	const made = useRef< ChangeOutcome >( {
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
				if ( made.current.changes.length > 0 ) {
					leave.current( made.current );
				}
			} ),
		[]
	);
	return { made, job };
}
