import { useContext } from 'react';

import {
	GlobalStylesContext,
	type GlobalStyles,
} from './global-styles-context';

/**
 * Returns the configs of the site's styles.
 *
 * @throws Outside of `GlobalStylesProvider`.
 */
export function useGlobalStyles(): GlobalStyles {
	const styles = useContext( GlobalStylesContext );
	if ( ! styles ) {
		throw new Error( 'useGlobalStyles needs a GlobalStylesProvider.' );
	}
	return styles;
}
