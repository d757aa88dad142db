import {
	PRESET_ORIGINS,
	type Origin,
	type StylesConfig,
} from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import {
	PRESET_KINDS,
	type PresetByKind,
	type PresetKind,
} from './preset-kinds';
import type { Preset } from './preset-list';
import { readPresets } from './read-presets';

type Settings = Pick< StylesConfig, 'settings' >;

/**
 * Returns whether the presets of an origin are hidden. Only those of WordPress can be.
 *
 * @param config Config that applies.
 * @param kind   Kind of preset.
 * @param origin Origin of the presets.
 */
export function isOriginHidden(
	config: Settings,
	kind: PresetKind,
	origin: Origin
): boolean {
	return (
		origin === 'default' &&
		getAtPath( config.settings, PRESET_KINDS[ kind ].defaultsPath ) ===
			false
	);
}

/**
 * Reads the presets of a kind and an origin; none where they are hidden.
 *
 * @param config Config that applies.
 * @param kind   Kind of preset.
 * @param origin Origin of the presets.
 */
export function readShownPresets< K extends PresetKind >(
	config: Settings,
	kind: K,
	origin: Origin
): readonly PresetByKind[ K ][] {
	return isOriginHidden( config, kind, origin )
		? []
		: readPresets( config, kind, origin ).presets;
}

/**
 * Reads the presets of a kind that can be chosen, of all origins.
 *
 * @param config Config that applies.
 * @param kind   Kind of preset.
 */
export function readOfferedPresets(
	config: Settings,
	kind: PresetKind
): readonly Preset[] {
	return PRESET_ORIGINS.flatMap( ( origin ): readonly Preset[] =>
		readShownPresets( config, kind, origin )
	);
}
