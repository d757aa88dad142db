import { useLayoutEffect, useRef } from 'react';

const SEPARATOR = '/';

/**
 * Returns a function that returns the key of a notice for an animated list. The key changes when a notice of the same
 * id is shown again after its removal: with one key for both, the list might remove the new notice with the old one.
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
 * Returns the id of the notice to which a key of {@link useSnackbarKeys} belongs.
 *
 * @param key The key.
 */
export function parseSnackbarKey( key: string ): string {
	return key.slice( 0, key.lastIndexOf( SEPARATOR ) );
}
