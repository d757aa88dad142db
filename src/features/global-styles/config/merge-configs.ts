import { mergeGlobalStyles } from '@wordpress/global-styles-engine';

import { readConfig, type Look, type StylesConfig } from '../engine/config';

/**
 * Returns the configuration in force: a look over the theme's. The theme's links stay, because they resolve its files.
 *
 * @param base The theme's configuration.
 * @param look The person's, or a variation.
 */
export function mergeConfigs( base: StylesConfig, look: Look ): StylesConfig {
	const { settings, styles } = readConfig(
		mergeGlobalStyles(
			{ settings: base.settings, styles: base.styles },
			{ settings: look.settings, styles: look.styles }
		)
	);
	return {
		settings,
		styles,
		...( base._links ? { _links: base._links } : {} ),
	};
}
