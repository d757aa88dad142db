import { isRecord } from '../is-record';

/** Origin of a preset or a value of the config: WordPress itself, the theme, or the person. */
export type Origin = 'default' | 'theme' | 'custom';

/** The origins in the order in which preset groups are on a screen. */
export const PRESET_ORIGINS: readonly Origin[] = [
	'theme',
	'default',
	'custom',
];

/** A plain object with unchecked values, as in a stored config. */
export type ConfigNode = Record< string, unknown >;

/** Settings and styles in the form of theme.json: of a person, of a variation, of the theme, or merged. */
export interface Config {
	settings: ConfigNode;
	styles: ConfigNode;
}

/** A config with the links of its record. */
export interface StylesConfig extends Config {
	/** REST links of the record; `wp:action-edit-css` allows Additional CSS (specification 6). */
	_links?: ConfigNode;
}

/** A config without values. */
export const EMPTY_CONFIG: StylesConfig = Object.freeze( {
	settings: {},
	styles: {},
} );

/**
 * Reads a config: parts that are missing or of the wrong type become empty.
 *
 * @param value Record or response.
 */
export function readConfig( value: unknown ): StylesConfig {
	const node = isRecord( value ) ? value : {};
	return {
		settings: isRecord( node.settings ) ? node.settings : {},
		styles: isRecord( node.styles ) ? node.styles : {},
		...( isRecord( node._links ) ? { _links: node._links } : {} ),
	};
}
