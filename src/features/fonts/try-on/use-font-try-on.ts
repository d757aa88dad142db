import { useCallback, useContext, useEffect, useRef } from 'react';

import { useTryOn, type TryOn } from '@/data/store/use-try-on';
import type { FontFamily, FontSource } from '../types';
import { FontSessionContext } from '../session/font-session';
import { tryOnFamily } from './try-on-family';

/** Functions that start and end a try-on of a font. */
export interface FontTryOn extends Pick< TryOn, 'leave' | 'list' > {
	/** Shows a family; `source` is its list in the styles, `custom` by default. */
	show: ( family: FontFamily, source?: FontSource ) => void;
}

/** Returns the try-on of fonts in the site's own canvas; it ends with the component, and does nothing before the session is loaded. */
export function useFontTryOn(): FontTryOn {
	const session = useContext( FontSessionContext );
	const latest = useRef( session );
	useEffect( () => {
		latest.current = session;
	} );
	const { show: showStyles, ...tryOn } = useTryOn();
	const show = useCallback(
		( family: FontFamily, source: FontSource = 'custom' ) => {
			const { current } = latest;
			if ( current ) {
				showStyles( () =>
					tryOnFamily( family, {
						...( latest.current ?? current ),
						source,
					} )
				);
			}
		},
		[ showStyles ]
	);
	return { ...tryOn, show };
}
