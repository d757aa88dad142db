import { useCallback, useEffect, useRef, useState } from 'react';

import { rebuildUsage } from './writes/change-usage';
import type { UsageProgress } from './reads/usage';

/** The rebuilding of the index of uses. */
export interface IndexRebuild {
	/** How far it is; undefined while nothing is being rebuilt. */
	progress: UsageProgress | undefined;
	/** Why it ended before its end. */
	error: unknown;
	/** Starts over. */
	rebuild: () => void;
}

/**
 * Continues building the index of uses while it is incomplete and a screen shows its answers.
 *
 * @param index Progress of the index.
 */
export function useIndexRebuild(
	index: UsageProgress | undefined
): IndexRebuild {
	const [ progress, setProgress ] = useState< UsageProgress >();
	const [ error, setError ] = useState< unknown >();
	const running = useRef< AbortController >();
	const isPartial = index?.isWhole === false;

	const run = useCallback( ( isRestart: boolean ) => {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		setError( undefined );
		rebuildUsage( {
			isRestart,
			signal: controller.signal,
			onProgress: ( next ) =>
				! controller.signal.aborted &&
				setProgress( next.isWhole ? undefined : next ),
		} ).catch( ( thrown ) => {
			if ( ! controller.signal.aborted ) {
				setProgress( undefined );
				setError( thrown );
			}
		} );
	}, [] );

	useEffect( () => {
		if ( isPartial ) {
			run( false );
		}
	}, [ isPartial, run ] );
	useEffect( () => () => running.current?.abort(), [] );

	return { progress, error, rebuild: () => run( true ) };
}
