import { useCallback, useEffect, useState } from 'react';

/** The host's windows, which are at the end of the document. */
const WINDOW = '.components-modal__frame';

/**
 * Returns whether something is put off because another window has taken its place, which lasts until no window is open.
 *
 * @return Whether it is put off, and a function that puts it off.
 */
export function usePostponed(): readonly [ boolean, () => void ] {
	const [ isPostponed, setIsPostponed ] = useState( false );
	useEffect( () => {
		if ( ! isPostponed ) {
			return undefined;
		}
		const { body } = document;
		const check = () => {
			if ( ! body.querySelector( WINDOW ) ) {
				setIsPostponed( false );
			}
		};
		const observer = new MutationObserver( check );
		observer.observe( body, { childList: true } );
		return () => observer.disconnect();
	}, [ isPostponed ] );
	const postpone = useCallback( () => setIsPostponed( true ), [] );
	return [ isPostponed, postpone ];
}
