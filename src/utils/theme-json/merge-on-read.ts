import { isRecord } from '../is-record';
import { readConfig, type Config, type ConfigNode } from './config';

const configs = new WeakMap< object, WeakMap< object, Config > >();

/**
 * Returns the same values as `mergeConfigs`, but merges a node when it is read. A caller that needs a few values of two large configs does not
 * merge the others.
 *
 * @param base The theme's config, as a record or a config.
 * @param user The person's config or a variation, as a record or a config.
 */
export function mergeOnRead( base: unknown, user: unknown ): Config {
	const [ below, above ] = [ readConfig( base ), readConfig( user ) ];
	const known =
		isRecord( base ) && isRecord( user )
			? configs.get( base )?.get( user )
			: undefined;
	if ( known ) {
		return known;
	}
	const config: Config = {
		settings: mergeNodes( below.settings, above.settings ),
		styles: mergeNodes( below.styles, above.styles ),
	};
	if ( isRecord( base ) && isRecord( user ) ) {
		const kept = configs.get( base ) ?? new WeakMap< object, Config >();
		configs.set( base, kept.set( user, config ) );
	}
	return config;
}

function mergeNodes( base: ConfigNode, user: ConfigNode ): ConfigNode {
	const merged: ConfigNode = {};
	for ( const key of new Set( [
		...Object.keys( base ),
		...Object.keys( user ),
	] ) ) {
		// As in the host's merge, keys that every object inherits are skipped.
		if ( key in Object.prototype ) {
			continue;
		}
		let value: { merged: unknown } | undefined;
		Object.defineProperty( merged, key, {
			enumerable: true,
			get: () =>
				( value ??= { merged: mergeValues( base, user, key ) } ).merged,
		} );
	}
	return merged;
}

function mergeValues(
	base: ConfigNode,
	user: ConfigNode,
	key: string
): unknown {
	if ( ! Object.hasOwn( user, key ) ) {
		return base[ key ];
	}
	const [ below, above ] = [
		Object.hasOwn( base, key ) ? base[ key ] : undefined,
		user[ key ],
	];
	// A background image is one value, as in the host's merge.
	return isRecord( below ) && isRecord( above ) && key !== 'backgroundImage'
		? mergeNodes( below, above )
		: above;
}
