import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';

const answers = new Map< string, Promise< boolean > >();

/**
 * Whether the person may create records of a collection (specification 6: create permission); `false` until the server
 * has said so.
 *
 * @param path REST path of the collection; `undefined` asks for nothing.
 */
export function useCanCreate( path: string | undefined ): boolean {
	const [ allowed, setAllowed ] = useState( false );
	useEffect( () => {
		let isCurrent = true;
		setAllowed( false );
		if ( path ) {
			void askServer( path ).then( ( answer ) => {
				if ( isCurrent ) {
					setAllowed( answer );
				}
			} );
		}
		return () => {
			isCurrent = false;
		};
	}, [ path ] );
	return allowed;
}

function askServer( path: string ): Promise< boolean > {
	const known = answers.get( path );
	if ( known ) {
		return known;
	}
	const answer = apiFetch< Response, false >( {
		path,
		method: 'OPTIONS',
		parse: false,
	} ).then(
		( response ) =>
			( response.headers.get( 'allow' ) ?? '' ).includes( 'POST' ),
		() => {
			answers.delete( path );
			return false;
		}
	);
	answers.set( path, answer );
	return answer;
}
