import { useEffect, useState } from 'react';

/**
 * Returns a value once it has not changed for a time. `useDebounce` of `@wordpress/compose` delays a call; a value set by it would be one render
 * late.
 *
 * @param value   The value.
 * @param delayMs That time, in milliseconds.
 */
export function useDebouncedValue< T >( value: T, delayMs: number ): T {
	const [ rested, setRested ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setRested( value ), delayMs );
		return () => clearTimeout( timer );
	}, [ value, delayMs ] );
	return rested;
}
