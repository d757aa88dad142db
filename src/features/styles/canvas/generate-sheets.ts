import { getBlockTypes, store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { generateGlobalStyles } from '@wordpress/global-styles-engine';

import type { ConfigNode } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { toDarkCss } from '../rules/dark/dark-css';
import { toRootCss } from '../rules/viewports/root-css';
import type { SheetContents } from './canvas-sheets';

/**
 * Returns the style sheets of a config as the host's editor generates them: presets, styles, the person's CSS, and one for each
 * block with CSS.
 *
 * @param base           The theme's config.
 * @param user           The person's record.
 * @param editorSettings Settings of the editor.
 */
export function generateSheets(
	base: unknown,
	user: unknown,
	editorSettings: Readonly< ConfigNode >
): SheetContents {
	const [ sheets ] = generateGlobalStyles(
		mergeConfigs( base, user ),
		getBlockTypes(),
		{
			disableLayoutStyles: Boolean( editorSettings.disableLayoutStyles ),
			getBlockStyles: ( name ) =>
				select( blocksStore ).getBlockStyles( name ) ?? [],
		}
	);
	return sheets.map( ( { css }: { css?: unknown } ) =>
		typeof css === 'string' ? css : undefined
	);
}

/**
 * Returns the style sheet of a config as a page of the site has it, with the rules of dark values and of viewports of the whole site.
 *
 * @param base The theme's config.
 * @param user The person's record.
 */
export function generateSiteCss( base: unknown, user: unknown ): string {
	const merged = mergeConfigs( base, user );
	return [
		...generateSheets( base, user, {} ),
		toRootCss( merged ),
		toDarkCss( merged ),
	]
		.filter( Boolean )
		.join( '\n' );
}
