import { useCallback, useEffect, useRef, useState } from 'react';

import { rebuildUsage } from './writes/change-usage';
import type { UsageProgress } from './reads/usage';

/** The rebuilding of the index of uses. */
export interface IndexRebuild {
	/** Progress; undefined while nothing is being rebuilt. */
	progress: UsageProgress | undefined;
	/** Why it failed; undefined without a failure. */
	error: unknown;
	/** Rebuilds the index from the beginning. */
	rebuild: () => void;
}

/**
 * Builds the rest of an incomplete index of uses while the component is mounted.
 *
 * @param index Progress of the index, as the server answers it.
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
