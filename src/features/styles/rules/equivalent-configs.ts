import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import type { Config, ConfigNode } from '@/utils/theme-json/config';
import { diffConfigs } from './diff-configs';
import { areConfigsEqual } from './variation-properties';

/**
 * Returns whether two configs are equivalent. They may differ in the spelling of references, and in lists of presets
 * with and without an origin, because WordPress changes both when it stores them.
 *
 * @param a One config.
 * @param b The other.
 */
export function areConfigsEquivalent( a: Config, b: Config ): boolean {
	return areConfigsEqual( a, b ) || diffConfigs( a, b ).length === 0;
}

/**
 * Returns whether a config is the one that the site shows. The server drops styles for style variations that a block does not have:
 * a config's values for these count only when the person's styles have them.
 *
 * @param user   The person's config.
 * @param config Variation or look.
 */
export function isConfigApplied( user: Config, config: Config ): boolean {
	return areConfigsEquivalent( user, withKeptVariations( config, user ) );
}

/**
 * Returns a config without styles for style variations of blocks that the person's styles do not have.
 *
 * @param config Variation or look.
 * @param user   The person's config.
 */
export function withKeptVariations( config: Config, user: Config ): Config {
	return {
		settings: config.settings,
		styles: dropVariations( config.styles, user.styles ),
	};
}

function dropVariations( styles: ConfigNode, kept: ConfigNode ): ConfigNode {
	if ( ! isRecord( styles.blocks ) ) {
		return styles;
	}
	const blocks = Object.entries( styles.blocks ).map( ( [ name, block ] ) => {
		if ( ! isRecord( block ) || ! isRecord( block.variations ) ) {
			return [ name, block ] as const;
		}
		const variations = Object.entries( block.variations ).filter(
			( [ slug ] ) =>
				getAtPath( kept, [ 'blocks', name, 'variations', slug ] ) !==
				undefined
		);
		return [
			name,
			{ ...block, variations: Object.fromEntries( variations ) },
		] as const;
	} );
	return { ...styles, blocks: Object.fromEntries( blocks ) };
}
