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
 * Returns the site path that a person is about to choose, so that its page is loaded in advance.
 *
 * @return The site path, and a function to call with the address under the pointer or the focus.
 */
export function useIntendedPath(): readonly [
	string | undefined,
	( address: ClickedAddress | undefined ) => void,
] {
	const [ sitePath, setSitePath ] = useState< string >();
	const endWait = useRef< () => void >();
	const noteIntent = useCallback( ( address: ClickedAddress | undefined ) => {
		if ( ! address ) {
			// The prepared page stays: the pointer may come back.
			endWait.current?.();
			return;
		}
		const { homeUrl } = getBootPayload();
		const judged = judgeAddress( { ...address, homeUrl } );
		if ( 'sitePath' in judged ) {
			endWait.current?.();
			endWait.current = afterDelay( POINTED_MS, () =>
				setSitePath( judged.sitePath )
			);
		}
	}, [] );
	useEffect( () => () => endWait.current?.(), [] );
	useEffect(
		() =>
			sitePath === undefined
				? undefined
				: afterDelay( HELD_MS, () => setSitePath( undefined ) ),
		[ sitePath ]
	);
	return [ sitePath, noteIntent ];
}
