import { useState } from 'react';

import { useIsMobile } from '@/hooks/use-is-mobile';

/**
 * Returns whether a single area is shown (specification 2.1). The value does not change while the full-screen editor is open: a
 * remounted editor would lose its selection and its caret's history, and offer starter patterns again.
 *
 * @param isEditing Whether the full-screen editor is open.
 */
export function useSingleArea( isEditing: boolean ): boolean {
	const isMobile = useIsMobile();
	const [ held, setHeld ] = useState( isMobile );
	if ( ! isEditing && held !== isMobile ) {
		setHeld( isMobile );
	}
	return isEditing ? held : isMobile;
}
