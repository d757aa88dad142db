import { useContext, useEffect, useState, type RefObject } from 'react';
import equal from 'fast-deep-equal';

import { WordsContext, type WordsRun } from './words-queue';

/**
 * Returns a reading of an element in the Style Book's frame, which is repeated whenever the element may have changed; undefined before the first.
 *
 * @param ref  The element.
 * @param read Reads it; it is the same function as long as it reads the same.
 */
export function useReading< T >(
	ref: RefObject< Element >,
	read: ( element: Element, run: WordsRun ) => T
): T | undefined {
	const queue = useContext( WordsContext );
	const [ reading, setReading ] = useState< T >();
	useEffect(
		() =>
			queue?.add( ( run ) => {
				if ( ref.current ) {
					const next = read( ref.current, run );
					setReading( ( last ) =>
						equal( last, next ) ? last : next
					);
				}
			} ),
		[ queue, ref, read ]
	);
	return reading;
}
