import { useEffect, useState } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

// Specification 9: the indicator stays 10 s at most, and 100 ms after the last request.
const LOADING_TIMEOUT_MS = 10_000;
const SETTLED_MS = 100;

/** Whether the canvas may be shown: no request of records is under way, or the person has waited long enough. */
export function useIsCanvasReady(): boolean {
	const [ isReady, setIsReady ] = useState( false );
	const isResolving = useSelect(
		( select ) => select( coreStore ).hasResolvingSelectors(),
		[]
	);

	useEffect( () => {
		const timer = setTimeout(
			() => setIsReady( true ),
			LOADING_TIMEOUT_MS
		);
		return () => clearTimeout( timer );
	}, [] );

	useEffect( () => {
		if ( isResolving || isReady ) {
			return undefined;
		}
		const timer = setTimeout( () => setIsReady( true ), SETTLED_MS );
		return () => clearTimeout( timer );
	}, [ isResolving, isReady ] );

	return isReady;
}
