import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';

import { useThemeStyleVariations } from '../reads/use-theme-style-variations';
import {
	groupVariations,
	readVariations,
	type TitledConfig,
} from '../rules/variation-properties';

/** Variations of the theme: those of all settings and styles, its own config first; palettes; and typesets. */
export interface ThemeVariations {
	variations: readonly TitledConfig[];
	palettes: readonly TitledConfig[];
	typesets: readonly TitledConfig[];
	/** All of them. */
	all: readonly TitledConfig[];
	isLoading: boolean;
	/** The error of the request; undefined without one. */
	error: unknown;
	/** Requests them again. */
	retry: () => void;
}

/** Returns the style variations of the current theme; the theme's own config is first, as *Default*. */
export function useThemeVariations(): ThemeVariations {
	const { raw, error, retry } = useThemeStyleVariations();
	return useMemo( () => {
		const { whole, palettes, typesets } = groupVariations(
			readVariations( raw )
		);
		const plain: TitledConfig = {
			title: __( 'Default', 'atelier' ),
			settings: {},
			styles: {},
		};
		return {
			variations: [
				plain,
				...whole.filter(
					( config ) =>
						Object.keys( { ...config.settings, ...config.styles } )
							.length > 0
				),
			],
			palettes,
			typesets,
			all: [ ...whole, ...palettes, ...typesets ],
			isLoading: raw === undefined && error === undefined,
			error,
			retry,
		};
	}, [ raw, error, retry ] );
}
