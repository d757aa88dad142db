import type { Config, Origin } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import {
	PRESET_KINDS,
	type PresetByKind,
	type PresetKind,
} from '../rules/preset-kinds';
import { readPresets } from '../rules/read-presets';

/**
 * Lists the presets of a kind and an origin; none of WordPress's own where they are hidden.
 *
 * @param config Merged config.
 * @param kind   Kind of preset.
 * @param origin Where they come from.
 */
export function listShownPresets< K extends PresetKind >(
	config: Pick< Config, 'settings' >,
	kind: K,
	origin: Origin
): readonly PresetByKind[ K ][] {
	const isHidden =
		origin === 'default' &&
		getAtPath( config.settings, PRESET_KINDS[ kind ].defaultsPath ) ===
			false;
	return isHidden ? [] : readPresets( config, kind, origin ).presets;
}
