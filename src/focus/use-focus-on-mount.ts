import { useEffect, useRef, type RefObject } from 'react';

import { moveFocus } from './move-focus';

/** Returns the ref of an element that gets the focus when it mounts, because it replaces the focused element. */
export function useFocusOnMount< T extends HTMLElement >(): RefObject< T > {
	const ref = useRef< T >( null );
	useEffect( () => void moveFocus( ref.current ), [] );
	return ref;
}
