import { useEffect, useState } from 'react';

/**
 * Returns a value once it has rested. `useDebounce` of `@wordpress/compose` delays a call; a value that it set would lag a render behind.
 *
 * @param value   The value.
 * @param delayMs How long it has to rest, in milliseconds.
 */
export function useDebouncedValue< T >( value: T, delayMs: number ): T {
	const [ rested, setRested ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setRested( value ), delayMs );
		return () => clearTimeout( timer );
	}, [ value, delayMs ] );
	return rested;
}
