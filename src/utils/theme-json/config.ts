/** Where a preset or a value of the config comes from: WordPress itself, the theme, or the person. */
export type Origin = 'default' | 'theme' | 'custom';

/** The origins in the order in which preset groups stand on a screen. */
export const PRESET_ORIGINS: readonly Origin[] = [
	'theme',
	'default',
	'custom',
];

/** A plain object whose values are not trusted yet: whatever a stored config may hold. */
export type ConfigNode = Record< string, unknown >;

/** Settings and styles in the shape of theme.json: what a person, a variation, the theme, or all together say. */
export interface Config {
	settings: ConfigNode;
	styles: ConfigNode;
}

/** A config as a record has it. */
export interface StylesConfig extends Config {
	/** REST links of the record; `wp:action-edit-css` allows Additional CSS (specification 6). */
	_links?: ConfigNode;
}

/** A config that says nothing. */
export const EMPTY_CONFIG: StylesConfig = Object.freeze( {
	settings: {},
	styles: {},
} );

/**
 * Tells whether a value is a plain object, so that it can be read and merged key by key.
 *
 * @param value Anything a stored config may hold.
 */
export function isConfigNode( value: unknown ): value is ConfigNode {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}

/**
 * Reads a config of any origin: parts that are missing or of the wrong type are empty.
 *
 * @param value Record or response.
 */
export function readConfig( value: unknown ): StylesConfig {
	const node = isConfigNode( value ) ? value : {};
	return {
		settings: isConfigNode( node.settings ) ? node.settings : {},
		styles: isConfigNode( node.styles ) ? node.styles : {},
		...( isConfigNode( node._links ) ? { _links: node._links } : {} ),
	};
}

/**
 * Merges two nodes key by key; where both have a value, the second one's stands.
 *
 * @param a A node.
 * @param b What goes over it.
 */
export function mergeNodes( a: ConfigNode, b: ConfigNode ): ConfigNode {
	const merged: ConfigNode = { ...a };
	for ( const [ key, value ] of Object.entries( b ) ) {
		const before = merged[ key ];
		merged[ key ] =
			isConfigNode( before ) && isConfigNode( value )
				? mergeNodes( before, value )
				: value;
	}
	return merged;
}
