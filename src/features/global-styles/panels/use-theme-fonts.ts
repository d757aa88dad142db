import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect } from 'react';

import { useGlobalStyles } from '../config/use-global-styles';
import { getFontFaceCss } from '../engine/font-face-css';
import { useThemeVariations } from '../variations/use-theme-variations';

/** Brings the fonts of the current look, and of the theme's variations, to the page while Styles is open. */
export function useThemeFonts(): void {
	const { merged } = useGlobalStyles();
	const { all } = useThemeVariations();
	const themeUrl = useSelect( ( select ) => {
		const uri = (
			select( coreStore ).getCurrentTheme() as
				| { stylesheet_uri?: string }
				| undefined
		 )?.stylesheet_uri;
		return uri ?? '';
	}, [] );
	const fontFamilies = merged.settings.typography;
	useEffect( () => {
		const css = [ { settings: { typography: fontFamilies } }, ...all ]
			.map( ( { settings } ) => getFontFaceCss( settings, themeUrl ) )
			.join( '\n' );
		const style = document.createElement( 'style' );
		style.textContent = [ ...new Set( css.split( '\n' ) ) ].join( '\n' );
		document.head.append( style );
		return () => style.remove();
	}, [ fontFamilies, all, themeUrl ] );
}
