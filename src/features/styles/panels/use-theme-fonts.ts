import { useEffect } from 'react';

import { getFontFaceCss } from '@/features/fonts';
import { useGlobalStyles } from '../config/use-global-styles';
import { useThemeFiles } from '../config/use-theme-files';
import { useThemeVariations } from '../variations/use-theme-variations';

/** Adds the font faces of the current look, and of the theme's variations, to the page while Styles is open. */
export function useThemeFonts(): void {
	const { merged } = useGlobalStyles();
	const { all } = useThemeVariations();
	const files = useThemeFiles();
	const fontFamilies = merged.settings.typography;
	useEffect( () => {
		if ( ! files ) {
			return undefined;
		}
		const css = [ { settings: { typography: fontFamilies } }, ...all ]
			.map( ( { settings } ) => getFontFaceCss( settings, files ) )
			.join( '\n' );
		const style = document.createElement( 'style' );
		style.textContent = [ ...new Set( css.split( '\n' ) ) ].join( '\n' );
		document.head.append( style );
		return () => style.remove();
	}, [ fontFamilies, all, files ] );
}
