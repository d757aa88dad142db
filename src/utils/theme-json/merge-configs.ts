import { mergeGlobalStyles } from '@wordpress/global-styles-engine';

import { isRecord } from '../is-record';
import { readConfig, type ConfigNode, type StylesConfig } from './config';

const merged = new WeakMap< object, WeakMap< object, StylesConfig > >();
const NOTHING = {};

/**
 * Returns the current config: the person's, or a variation, over the theme's. The result is cached for the same two objects, so that the screen,
 * the canvas and the fonts merge them once for each change.
 *
 * @param base The theme's config, as a record or a config.
 * @param user The person's config or a variation, as a record or a config.
 */
export function mergeConfigs( base: unknown, user: unknown ): StylesConfig {
	const [ below, above ] = [ base, user ].map( ( config ) =>
		isRecord( config ) ? config : NOTHING
	) as [ object, object ];
	const known = merged.get( below ) ?? new WeakMap< object, StylesConfig >();
	merged.set( below, known );
	const result = known.get( above ) ?? merge( below, above );
	known.set( above, result );
	return result;
}

function merge( base: object, user: object ): StylesConfig {
	const below = readConfig( base );
	const above = readConfig( user );
	const links = mergeLinks( below._links, above._links );
	return {
		...readConfig(
			mergeGlobalStyles(
				{ settings: below.settings, styles: below.styles },
				{ settings: above.settings, styles: above.styles }
			)
		),
		...( links && { _links: links } ),
	};
}

// Lists of links to files of the theme are concatenated: values of either config may refer to such files.
function mergeLinks(
	base: ConfigNode | undefined,
	user: ConfigNode | undefined
): ConfigNode | undefined {
	if ( ! base || ! user ) {
		return base ?? user;
	}
	const links: ConfigNode = { ...base, ...user };
	for ( const [ name, list ] of Object.entries( base ) ) {
		const own = user[ name ];
		if ( Array.isArray( list ) && Array.isArray( own ) ) {
			links[ name ] = [ ...own, ...list ];
		}
	}
	return links;
}
