import { __ } from '@wordpress/i18n';

import type {
	ColorPreset,
	DuotonePreset,
	GradientPreset,
	SizePreset,
} from '../rules/preset-kinds';
import {
	createColorPreset,
	createDuotonePreset,
	createGradientPreset,
	createSizePreset,
} from '../rules/palette-presets';

/** A preset that is edited in its list. */
export type PalettePreset =
	| ColorPreset
	| GradientPreset
	| DuotonePreset
	| SizePreset;

/** Value of such a preset: one of CSS, or the colors of a duotone. */
export type PaletteValue = string | readonly string[];

/** Kinds of presets that are edited in their list. */
export type PaletteKind =
	| 'color'
	| 'gradient'
	| 'duotone'
	| 'spacing'
	| 'radius';

/** Texts of a list of presets. */
export interface PaletteWords {
	/** Name of several. */
	many: string;
	add: string;
	empty: string;
}

/** Properties of a kind of preset that its list needs. */
export interface PaletteKindDefinition {
	/** Creates a preset of the person. */
	create: ( slugs: readonly string[] ) => PalettePreset;
	/** Key of its value. */
	valueKey: 'color' | 'gradient' | 'colors' | 'size';
	getWords: () => PaletteWords;
}

/** The kinds of presets that are edited in their list. */
export const PALETTE_KINDS: Readonly<
	Record< PaletteKind, PaletteKindDefinition >
> = {
	color: {
		create: createColorPreset,
		valueKey: 'color',
		getWords: () => ( {
			many: __( 'Colors', 'atelier' ),
			add: __( 'Add color', 'atelier' ),
			empty: __( 'No colors yet.', 'atelier' ),
		} ),
	},
	gradient: {
		create: createGradientPreset,
		valueKey: 'gradient',
		getWords: () => ( {
			many: __( 'Gradients', 'atelier' ),
			add: __( 'Add gradient', 'atelier' ),
			empty: __( 'No gradients yet.', 'atelier' ),
		} ),
	},
	duotone: {
		create: createDuotonePreset,
		valueKey: 'colors',
		getWords: () => ( {
			many: __( 'Duotones', 'atelier' ),
			add: __( 'Add duotone', 'atelier' ),
			empty: __( 'No duotones yet.', 'atelier' ),
		} ),
	},
	spacing: {
		create: ( slugs ) => createSizePreset( 'spacing', slugs ),
		valueKey: 'size',
		getWords: () => ( {
			many: __( 'Spacing sizes', 'atelier' ),
			add: __( 'Add spacing size', 'atelier' ),
			empty: __( 'No spacing sizes yet.', 'atelier' ),
		} ),
	},
	radius: {
		create: ( slugs ) => createSizePreset( 'radius', slugs ),
		valueKey: 'size',
		getWords: () => ( {
			many: __( 'Radius sizes', 'atelier' ),
			add: __( 'Add radius size', 'atelier' ),
			empty: __( 'No radius sizes yet.', 'atelier' ),
		} ),
	},
};

/**
 * Returns the value of a preset.
 *
 * @param preset The preset.
 */
export function readPaletteValue( preset: PalettePreset ): PaletteValue {
	if ( 'colors' in preset ) {
		return preset.colors;
	}
	if ( 'color' in preset ) {
		return preset.color;
	}
	return 'gradient' in preset ? preset.gradient : String( preset.size );
}
