import { PRESET_ORIGINS, type StylesConfig } from '@/utils/theme-json/config';
import type { PresetKind } from './preset-kinds';
import { readPresets } from './read-presets';

/**
 * Lists the slugs that a new preset must not get: those of all origins, since references carry none.
 *
 * @param config    The config that applies.
 * @param kind      Kind of preset.
 * @param blockName Block with presets of its own, beside the site's; only the site's when missing.
 */
export function listTakenSlugs(
	config: Pick< StylesConfig, 'settings' >,
	kind: PresetKind,
	blockName?: string
): string[] {
	const scopes = blockName ? [ undefined, blockName ] : [ undefined ];
	return scopes
		.flatMap( ( scope ) =>
			PRESET_ORIGINS.flatMap(
				( origin ) => readPresets( config, kind, origin, scope ).presets
			)
		)
		.map( ( { slug } ) => slug );
}
