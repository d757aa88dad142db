import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';

import { fetchEditorPayload } from '@/wordpress/editor-payload';
import { store } from '.';

/** The block editor's settings from the server, and the state of their request. */
export interface ServerSettings {
	/** Null until they are loaded. */
	settings: Readonly< Record< string, unknown > > | null;
	/** Error of the last request; undefined without one. */
	error: unknown;
	/** Requests them again. */
	retry: () => void;
}

/** Returns the block editor's settings from the server. They are requested once; the store then has them for the next screen. */
export function useServerSettings(): ServerSettings {
	const { setSettings } = useDispatch( store );
	const settings = useSelect(
		( select ) => select( store ).getSettings(),
		[]
	);
	const isKnown = settings !== null;
	const [ error, setError ] = useState< unknown >();
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		if ( isKnown ) {
			return undefined;
		}
		let isCurrent = true;
		fetchEditorPayload().then(
			( payload ) => void setSettings( payload.settings ),
			( reason: unknown ) => isCurrent && setError( reason )
		);
		return () => {
			isCurrent = false;
		};
	}, [ isKnown, setSettings, attempt ] );
	const retry = useCallback( () => {
		setError( undefined );
		setAttempt( ( count ) => count + 1 );
	}, [] );
	return { settings, error, retry };
}
