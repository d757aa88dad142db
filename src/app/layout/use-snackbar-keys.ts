import { useLayoutEffect, useRef } from 'react';

const SEPARATOR = '/';

/**
 * Returns a function that gives a notice a key for a list that animates: the same while it is shown, another one when a notice of
 * its id comes back after it had gone. Of two with one key, the list may take the new one away along with the old one.
 *
 * @param ids Ids of the notices that are shown.
 */
export function useSnackbarKeys(
	ids: readonly string[]
): ( id: string ) => string {
	const shown = useRef( ids );
	const departures = useRef( new Map< string, number >() );
	useLayoutEffect( () => {
		for ( const id of shown.current ) {
			if ( ! ids.includes( id ) ) {
				departures.current.set(
					id,
					( departures.current.get( id ) ?? 0 ) + 1
				);
			}
		}
		shown.current = ids;
	} );
	return ( id ) =>
		`${ id }${ SEPARATOR }${ departures.current.get( id ) ?? 0 }`;
}

/**
 * Returns the id of the notice that a key of {@link useSnackbarKeys} is for.
 *
 * @param key The key.
 */
export function parseSnackbarKey( key: string ): string {
	return key.slice( 0, key.lastIndexOf( SEPARATOR ) );
}
