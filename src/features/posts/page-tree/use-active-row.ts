import { useEffect, useState } from 'react';

import type { RowElements } from './use-row-elements';

/**
 * Returns the row with the focus. Only its handle is reachable by the Tab key, as otherwise each row would add a stop.
 *
 * @param list     The list's element.
 * @param elements Its rows.
 * @return Id of the page.
 */
export function useActiveRow(
	list: HTMLElement | null,
	elements: readonly RowElements[]
): number | undefined {
	const [ active, setActive ] = useState< number >();
	useEffect( () => {
		const handleFocus = ( { target }: FocusEvent ) =>
			setActive(
				elements.find( ( { row } ) => row.contains( target as Node ) )
					?.id
			);
		list?.addEventListener( 'focusin', handleFocus );
		return () => list?.removeEventListener( 'focusin', handleFocus );
	}, [ list, elements ] );
	return active;
}
