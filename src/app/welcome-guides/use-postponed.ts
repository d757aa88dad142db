import { useCallback, useEffect, useState } from 'react';

/** Selector of the host's modals, which are mounted at the end of the body. */
const WINDOW = '.components-modal__frame';

/**
 * Returns whether something is postponed because a modal has replaced it. It ends when no modal is open.
 *
 * @return Whether it is postponed, and a function that postpones it.
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
