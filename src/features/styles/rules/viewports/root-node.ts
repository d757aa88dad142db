import type { Config, StylesConfig } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord, toRecord } from '@/utils/is-record';

/** Location of a stored node of the styles. */
export interface NodePlace {
	part: 'styles' | 'settings';
	/** Path below that part. */
	path: ConfigPath;
}

/**
 * Path of the viewports of the whole site below `settings`. WordPress removes them from `styles`, but stores this tree, whose values it
 * prints as variables.
 */
const ROOT: ConfigPath = [ 'custom', 'root' ];

/**
 * Returns the location at which a node is stored.
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
 * Returns a config in which the viewports of the whole site are among the styles, like those of elements.
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
 * Returns whether a theme has another value at the path of the site's viewports, which writing there would remove.
 *
 * @param base The theme's config.
 */
export function isRootPlaceTaken( base: Pick< Config, 'settings' > ): boolean {
	const value = getAtPath( base.settings, ROOT );
	// PHP writes an empty object as an empty list.
	const isEmpty = Array.isArray( value ) && value.length === 0;
	return value !== undefined && ! isRecord( value ) && ! isEmpty;
}
