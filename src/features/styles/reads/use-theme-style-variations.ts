import { useSelect } from '@wordpress/data';

import {
	getThemeStyleVariations,
	getThemeStyleVariationsError,
	reloadThemeStyleVariations,
} from '@/wordpress/global-styles-records';

/** The style variations of the current theme. */
export interface ThemeStyleVariations {
	/** As the server returned them; `undefined` until they are loaded. */
	raw: unknown;
	/** The error of the request. */
	error: unknown;
	/** Requests them again. */
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
