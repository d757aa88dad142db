import { useCallback } from 'react';

import { useNavigate } from '@/router';
import { LIBRARY_TAB } from './font-location';

/** Returns a function that opens the font library over the current screen, see `AddressedFontLibrary`. */
export function useOpenFontLibrary(): () => void {
	const { updateQuery } = useNavigate();
	return useCallback(
		() => updateQuery( { fonts: LIBRARY_TAB } ),
		[ updateQuery ]
	);
}
