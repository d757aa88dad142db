import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';

import { PRESET_ORIGINS, type Origin } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import type { ColorPreset, GradientPreset } from '../rules/preset-kinds';
import { readPresets } from '../rules/read-presets';
import { isOriginHidden } from '../rules/read-shown-presets';
import { describeGroup } from '../presets/describe-group';

/** Colours and gradients to choose from, by origin, and whether a person may create others. */
export interface Palettes {
	colors: { name: string; colors: ColorPreset[] }[];
	gradients: { name: string; gradients: GradientPreset[] }[];
	disableCustomColors: boolean;
	disableCustomGradients: boolean;
}

/**
 * Returns the palettes that a control offers.
 *
 * @param blockName Block with its own palettes; the site when missing.
 */
export function usePalettes( blockName?: string ): Palettes {
	const { merged } = useGlobalStyles();
	return useMemo( () => {
		const read = < K extends 'color' | 'gradient' >(
			kind: K,
			origin: Origin
		) => {
			if ( isOriginHidden( merged, kind, origin ) ) {
				return [];
			}
			const own = blockName
				? readPresets( merged, kind, origin, blockName ).presets
				: [];
			return [
				...( own.length > 0
					? own
					: readPresets( merged, kind, origin ).presets ),
			];
		};
		return {
			colors: PRESET_ORIGINS.map( ( origin ) => ( {
				name: describeGroup( origin ),
				colors: read( 'color', origin ),
			} ) ).filter( ( { colors } ) => colors.length > 0 ),
			gradients: PRESET_ORIGINS.map( ( origin ) => ( {
				name: describeGroup( origin ),
				gradients: read( 'gradient', origin ),
			} ) ).filter( ( { gradients } ) => gradients.length > 0 ),
			disableCustomColors:
				getAtPath( merged.settings, [ 'color', 'custom' ] ) === false,
			disableCustomGradients:
				getAtPath( merged.settings, [ 'color', 'customGradient' ] ) ===
				false,
		};
	}, [ merged, blockName ] );
}

/** Returns the tabs of the two kinds of fill. */
export function getFillTabs(): { name: 'color' | 'gradient'; title: string }[] {
	return [
		{ name: 'color', title: __( 'Color', 'atelier' ) },
		{ name: 'gradient', title: __( 'Gradient', 'atelier' ) },
	];
}
