import { useCallback, useEffect, useRef, useState } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { afterDelay } from '@/schedule/after-delay';
import type { ClickedAddress } from './listen-to-page';
import { judgeAddress } from './rules/judge-address';

/** For how long the pointer or the focus rests at a link before its page is asked for. */
const POINTED_MS = 60;

/** Older ones are dropped: they may be out of date by the time they are chosen. */
const HELD_MS = 10_000;

/**
 * Tells which place a person is about to go to, so that its page is made ready out of sight.
 *
 * @return The place, and the function that takes the address at which the pointer or the focus is.
 */
export function useIntendedPlace(): readonly [
	string | undefined,
	( address: ClickedAddress | undefined ) => void,
] {
	const [ place, setPlace ] = useState< string >();
	const endWait = useRef< () => void >();
	const noteIntent = useCallback( ( address: ClickedAddress | undefined ) => {
		if ( ! address ) {
			// The page that was made ready stays: the pointer may come back.
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
