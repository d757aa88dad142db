import { createContext, useContext } from 'react';

import type { StylesSection } from '../rules/styles-section';

/** Where the person is within Styles, and the way to elsewhere. */
export interface StylesNavigation {
	section: StylesSection;
	/** Goes to an inner screen; the address follows. */
	goTo: ( section: StylesSection ) => void;
	/** Leaves Styles, where nothing beside it leads back: on a small screen. */
	leave?: () => void;
	/** How the Style Book is opened; missing where there is none. */
	styleBook?: { onClick: () => void; isPressed: boolean };
	/** Opens the guide to Styles; missing where there is none. */
	onWelcomeGuide?: () => void;
}

/** Context of {@link StylesNavigation}; `undefined` outside of its provider. */
export const StylesNavigationContext = createContext<
	StylesNavigation | undefined
>( undefined );

/**
 * Returns where the person is within Styles.
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
