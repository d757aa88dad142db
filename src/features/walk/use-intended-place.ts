import { useCallback, useEffect, useRef, useState } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { afterDelay } from '@/schedule/after-delay';
import type { ClickedAddress } from './listen-to-page';
import { judgeAddress } from './rules/judge-address';

/** Time for which the pointer or the focus stays at a link before its page is requested. */
const POINTED_MS = 60;

/** Time after which a page that was loaded in advance is dropped, because it may be outdated. */
const HELD_MS = 10_000;

/**
 * Returns the place that a person is about to choose, so that its page is prepared hidden.
 *
 * @return The place, and a function to call with the address under the pointer or the focus.
 */
export function useIntendedPlace(): readonly [
	string | undefined,
	( address: ClickedAddress | undefined ) => void,
] {
	const [ place, setPlace ] = useState< string >();
	const endWait = useRef< () => void >();
	const noteIntent = useCallback( ( address: ClickedAddress | undefined ) => {
		if ( ! address ) {
			// The prepared page stays: the pointer may come back.
			endWait.current?.();
			return;
		}
		const { homeUrl } = getBootPayload();
		const judged = judgeAddress( { ...address, homeUrl } );
		if ( 'place' in judged ) {
			endWait.current?.();
			endWait.current = afterDelay( POINTED_MS, () =>
				setPlace( judged.place )
			);
		}
	}, [] );
	useEffect( () => () => endWait.current?.(), [] );
	useEffect(
		() =>
			place === undefined
				? undefined
				: afterDelay( HELD_MS, () => setPlace( undefined ) ),
		[ place ]
	);
	return [ place, noteIntent ];
}
