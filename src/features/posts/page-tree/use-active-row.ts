import { useEffect, useState } from 'react';

import type { RowElements } from './use-row-elements';

/**
 * Returns the row that has the focus: the handles of the others would each be a stop of the Tab key.
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
