import { createContext, useContext } from 'react';

import type { StylesSection } from '../rules/styles-section';

/** The current screen of Styles, and the functions that open others. */
export interface StylesNavigation {
	section: StylesSection;
	/** Opens an inner screen, and updates the address. */
	goTo: ( section: StylesSection ) => void;
	/** Leaves Styles; missing where a sidebar beside it has the link back. */
	leave?: () => void;
	/** Props of the button that opens the Style Book; missing where there is none. */
	styleBook?: { onClick: () => void; isPressed: boolean };
	/** Opens the guide to Styles; missing where there is none. */
	onWelcomeGuide?: () => void;
}

/** Context of {@link StylesNavigation}; `undefined` outside of its provider. */
export const StylesNavigationContext = createContext<
	StylesNavigation | undefined
>( undefined );

/**
 * Returns the navigation of Styles.
 *
 * @throws Outside of its provider.
 */
export function useStylesNavigation(): StylesNavigation {
	const navigation = useContext( StylesNavigationContext );
	if ( ! navigation ) {
		throw new Error(
			'useStylesNavigation needs a StylesNavigationContext.'
		);
	}
	return navigation;
}
