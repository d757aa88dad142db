import { PRESET_ORIGINS, type StylesConfig } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { PRESET_KINDS, type PresetKind } from '../rules/preset-kinds';
import type { Preset } from '../rules/preset-list';
import { readPresets } from '../rules/read-presets';

/**
 * Lists the presets of a kind that can be chosen: WordPress's own are left out where they are hidden.
 *
 * @param merged Config that applies.
 * @param kind   Kind of preset.
 */
export function listOffered(
	merged: Pick< StylesConfig, 'settings' >,
	kind: PresetKind
): readonly Preset[] {
	const hidesDefaults =
		getAtPath( merged.settings, PRESET_KINDS[ kind ].defaultsPath ) ===
		false;
	return PRESET_ORIGINS.filter(
		( origin ) => origin !== 'default' || ! hidesDefaults
	).flatMap(
		( origin ): readonly Preset[] =>
			readPresets( merged, kind, origin ).presets
	);
}
