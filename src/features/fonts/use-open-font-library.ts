import { useCallback } from 'react';

import { useNavigate } from '@/router';
import { LIBRARY_TAB } from './font-location';

/** Returns a function that opens the font library, or one of its families, over the current screen, see `AddressedFontLibrary`. */
export function useOpenFontLibrary(): ( family?: string ) => void {
	const { updateQuery } = useNavigate();
	return useCallback(
		( family?: string ) => updateQuery( { fonts: LIBRARY_TAB, family } ),
		[ updateQuery ]
	);
}
