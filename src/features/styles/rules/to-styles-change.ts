import type { Config } from '@/utils/theme-json/config';

/**
 * Returns the change of a draft that sets the site's config.
 *
 * @param id     Id of the styles' record.
 * @param config The config.
 */
export function toStylesChange(
	id: number | string,
	{ settings, styles }: Config
) {
	return { record: `wp_global_styles/${ id }`, value: { settings, styles } };
}
