import { useEffect, useRef, type RefObject } from 'react';

import { focusWhenLost } from '@/focus';

/**
 * Returns the ref of the line that counts differences. It gets the focus when the row that had it is removed.
 *
 * @param count Number of differences.
 */
export function useCountFocus(
	count: number
): RefObject< HTMLParagraphElement > {
	const ref = useRef< HTMLParagraphElement >( null );
	const before = useRef( count );
	useEffect( () => {
		const isFewer = count < before.current;
		before.current = count;
		const { current } = ref;
		return isFewer && current
			? focusWhenLost( current, () => current )
			: undefined;
	}, [ count ] );
	return ref;
}
