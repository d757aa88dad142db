import { useSelect } from '@wordpress/data';

import { getThemeStyleVariations } from '@/wordpress/global-styles-records';

/** Returns the current theme's style variations as the server gave them; `undefined` while they are on the way. */
export function useThemeStyleVariations(): unknown {
	return useSelect( ( select ) => getThemeStyleVariations( select ), [] );
}
