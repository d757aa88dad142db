import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';

import { useThemeStyleVariations } from '@/data/entities/use-theme-style-variations';
import {
	groupVariations,
	readVariations,
	type StyleVariation,
} from '../engine/variation-properties';

/** What the theme offers: whole looks with its own first, palettes, and typesets. */
export interface ThemeLooks {
	looks: readonly StyleVariation[];
	palettes: readonly StyleVariation[];
	typesets: readonly StyleVariation[];
	/** All of them. */
	all: readonly StyleVariation[];
	isLoading: boolean;
}

/** Reads the style variations of the current theme; the theme without any of them stands first, as Default. */
export function useThemeLooks(): ThemeLooks {
	const raw = useThemeStyleVariations();
	return useMemo( () => {
		const { looks, palettes, typesets } = groupVariations(
			readVariations( raw )
		);
		const plain: StyleVariation = {
			title: __( 'Default', 'atelier' ),
			settings: {},
			styles: {},
		};
		return {
			looks: [
				plain,
				...looks.filter(
					( look ) =>
						Object.keys( { ...look.settings, ...look.styles } )
							.length > 0
				),
			],
			palettes,
			typesets,
			all: [ ...looks, ...palettes, ...typesets ],
			isLoading: raw === undefined,
		};
	}, [ raw ] );
}
