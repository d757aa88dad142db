import { useState } from 'react';

import { useIsMobile } from '@/hooks/use-is-mobile';

/**
 * Whether a single area is shown (specification 2.1). While the full-screen editor is open it stays as it was: to mount the editor again
 * would lose its selection and its history of the caret, and ask again for a pattern to begin with.
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
