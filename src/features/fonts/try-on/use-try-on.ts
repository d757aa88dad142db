import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useRef } from 'react';

import { store } from '@/data/store';
import { afterDelay } from '@/schedule/after-delay';
import type { FontFamily } from '../types';
import { useFontSession } from '../session/font-session';
import { tryOnFamily } from './try-on-family';

/** Shows the site in a font, and ends that. */
export interface TryOn {
	show: ( family: FontFamily ) => void;
	leave: () => void;
}

// Who moves along a list meets each row; only a font at which they rest is loaded.
const SETTLE_MS = 120;

/** Returns the try-on of fonts in the site's own canvas; it ends with the component. */
export function useTryOn(): TryOn {
	const session = useFontSession();
	const latest = useRef( session );
	useEffect( () => {
		latest.current = session;
	} );
	const endDelay = useRef< () => void >();
	const { previewStyles } = useDispatch( store );

	const leave = useCallback( () => {
		endDelay.current?.();
		void previewStyles( null );
	}, [ previewStyles ] );
	const show = useCallback(
		( family: FontFamily ) => {
			endDelay.current?.();
			endDelay.current = afterDelay( SETTLE_MS, () => {
				void previewStyles( tryOnFamily( family, latest.current ) );
			} );
		},
		[ previewStyles ]
	);
	useEffect( () => leave, [ leave ] );
	return { show, leave };
}
