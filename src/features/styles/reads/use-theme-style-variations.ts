import { useSelect } from '@wordpress/data';

import {
	getThemeStyleVariations,
	getThemeStyleVariationsError,
	reloadThemeStyleVariations,
} from '@/wordpress/global-styles-records';

/** The style variations of the current theme. */
export interface ThemeStyleVariations {
	/** As the server gave them; `undefined` while they are on the way. */
	raw: unknown;
	/** Why they could not be read. */
	error: unknown;
	/** Asks for them again. */
	retry: () => void;
}

/** Returns the current theme's style variations. */
export function useThemeStyleVariations(): ThemeStyleVariations {
	const state = useSelect(
		( select ) => ( {
			raw: getThemeStyleVariations( select ),
			error: getThemeStyleVariationsError( select ),
		} ),
		[]
	);
	return { ...state, retry: reloadThemeStyleVariations };
}
