import { generateGlobalStyles } from '@wordpress/global-styles-engine';

import { getFontFaceCss, type ThemeFiles } from '@/features/fonts';
import { type ConfigNode, type StylesConfig } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { toDarkCss } from '../rules/dark/dark-css';
import { toRootCss } from '../rules/viewports/root-css';

/**
 * Returns the styles of a preview's frame: those of the server that are not global styles, and those of the config, with its fonts. The server
 * has only the fonts that were active when the page was printed.
 *
 * @param config         Merged config.
 * @param editorSettings Settings of the block editor.
 * @param files          Addresses of the theme's files; undefined until they are loaded.
 */
export function getPreviewStyles(
	config: StylesConfig,
	editorSettings: Readonly< ConfigNode >,
	files: ThemeFiles | undefined
): ConfigNode[] {
	const stored = Array.isArray( editorSettings.styles )
		? editorSettings.styles.filter( isRecord )
		: [];
	const [ generated ] = generateGlobalStyles( config, [], {
		disableRootPadding: true,
	} );
	return [
		...( files
			? [ { css: getFontFaceCss( config.settings, files ) } ]
			: [] ),
		...stored.filter( ( style ) => ! style.isGlobalStyles ),
		...generated,
		{ css: toRootCss( config, true ) },
		{ css: toDarkCss( config ) },
	];
}
