import { mergeGlobalStyles } from '@wordpress/global-styles-engine';

import {
	readConfig,
	type Config,
	type StylesConfig,
} from '@/utils/theme-json/config';

/**
 * Returns the current config: the person’s or a variation over the theme's. The theme's links stay, because they resolve its files.
 *
 * @param base   The theme's config.
 * @param config The person's, or a variation.
 */
export function mergeConfigs(
	base: StylesConfig,
	config: Config
): StylesConfig {
	const { settings, styles } = readConfig(
		mergeGlobalStyles(
			{ settings: base.settings, styles: base.styles },
			{ settings: config.settings, styles: config.styles }
		)
	);
	return {
		settings,
		styles,
		...( base._links ? { _links: base._links } : {} ),
	};
}
