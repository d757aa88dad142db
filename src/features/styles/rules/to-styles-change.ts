import type { Config } from '@/utils/theme-json/config';

/**
 * Returns the change of a draft that gives the site a config.
 *
 * @param id     Number of the styles' record.
 * @param config The config.
 */
export function toStylesChange(
	id: number | string,
	{ settings, styles }: Config
) {
	return { record: `wp_global_styles/${ id }`, value: { settings, styles } };
}
