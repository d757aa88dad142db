import type { Config, StylesConfig } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord, toRecord } from '@/utils/is-record';

/** Where a node of the styles is stored. */
export interface NodePlace {
	part: 'styles' | 'settings';
	/** Path below that part. */
	path: ConfigPath;
}

/**
 * Where viewports of the whole site are below `settings`: WordPress takes them out of `styles`, and leaves this tree, whose values it
 * prints as variables.
 */
const ROOT: ConfigPath = [ 'custom', 'root' ];

/**
 * Returns where a node is stored.
 *
 * @param path Path below `styles`; that of a viewport of the whole site begins with its key.
 */
export function getNodePlace( path: ConfigPath ): NodePlace {
	return path[ 0 ]?.startsWith( '@' )
		? { part: 'settings', path: [ ...ROOT, ...path ] }
		: { part: 'styles', path };
}

/**
 * Returns whether a path is that of a viewport of the whole site, or of a value in it.
 *
 * @param path Path below `settings`.
 */
export function isRootViewport( path: ConfigPath ): boolean {
	return (
		ROOT.every( ( key, index ) => key === path[ index ] ) &&
		path[ ROOT.length ]?.startsWith( '@' ) === true
	);
}

/**
 * Returns a config in which the viewports of the whole site are among the styles, where those of elements do.
 *
 * @param config Merged config.
 */
export function withRootViewports< T extends StylesConfig >( config: T ): T {
	const viewports = toRecord( getAtPath( config.settings, ROOT ) );
	return Object.keys( viewports ).length === 0
		? config
		: { ...config, styles: { ...config.styles, ...viewports } };
}

/**
 * Returns whether a theme uses the place of the site's viewports for something else: writing there would take that away.
 *
 * @param base The theme's config.
 */
export function isRootPlaceTaken( base: Pick< Config, 'settings' > ): boolean {
	const value = getAtPath( base.settings, ROOT );
	// PHP writes an empty object as an empty list.
	const isEmpty = Array.isArray( value ) && value.length === 0;
	return value !== undefined && ! isRecord( value ) && ! isEmpty;
}
