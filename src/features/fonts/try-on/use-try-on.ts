import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useRef } from 'react';

import { store } from '@/data/store';
import type { FontFamily } from '../types';
import { useFontSession } from '../session/font-session';
import { tryOnFamily } from './try-on-family';

/** Shows the site in a font, and ends that. */
export interface TryOn {
	show: ( family: FontFamily ) => void;
	leave: () => void;
}

// Who moves along a list meets each row; only a font at which they rest is loaded.
const REST_MS = 120;

/** Returns the try-on of fonts in the site's own canvas; it ends with the component. */
export function useTryOn(): TryOn {
	const session = useFontSession();
	const latest = useRef( session );
	useEffect( () => {
		latest.current = session;
	} );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const { previewStyles } = useDispatch( store );

	const leave = useCallback( () => {
		clearTimeout( timer.current );
		void previewStyles( null );
	}, [ previewStyles ] );
	const show = useCallback(
		( family: FontFamily ) => {
			clearTimeout( timer.current );
			timer.current = setTimeout( () => {
				void previewStyles( tryOnFamily( family, latest.current ) );
			}, REST_MS );
		},
		[ previewStyles ]
	);
	useEffect( () => leave, [ leave ] );
	return { show, leave };
}
