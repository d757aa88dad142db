import { __, sprintf } from '@wordpress/i18n';
import type {
	ColorPreset,
	DuotonePreset,
	GradientPreset,
	SizePreset,
} from './preset-kinds';
import { getNextPresetNumber } from './preset-list';

const SLUG_PREFIX = 'custom-';
const NEW_COLOR = '#000000';
const NEW_GRADIENT =
	'linear-gradient(135deg, rgb(6, 147, 227) 0%, rgb(155, 81, 224) 100%)';

/**
 * Returns a new custom colour with the first free slug `custom-{n}`.
 *
 * @param slugs Slugs of the colours in use, of all origins: references have no origin.
 */
export function createColorPreset( slugs: readonly string[] ): ColorPreset {
	const number = getNextPresetNumber( slugs, SLUG_PREFIX );
	return {
		name: sprintf(
			/* translators: %d: number of the new color. */
			__( 'Color %d', 'atelier' ),
			number
		),
		slug: `${ SLUG_PREFIX }${ number }`,
		color: NEW_COLOR,
	};
}

/**
 * Returns a new custom gradient with the first free slug `custom-{n}`.
 *
 * @param slugs Slugs of the gradients in use, of all origins.
 */
export function createGradientPreset(
	slugs: readonly string[]
): GradientPreset {
	const number = getNextPresetNumber( slugs, SLUG_PREFIX );
	return {
		name: sprintf(
			/* translators: %d: number of the new gradient. */
			__( 'Gradient %d', 'atelier' ),
			number
		),
		slug: `${ SLUG_PREFIX }${ number }`,
		gradient: NEW_GRADIENT,
	};
}

/** Black to white: the picture without its colors. */
const NEW_DUOTONE = [ '#000000', '#ffffff' ];

/**
 * Returns a new custom duotone with the first free slug `custom-{n}`.
 *
 * @param slugs Slugs of the duotones in use, of all origins.
 */
export function createDuotonePreset( slugs: readonly string[] ): DuotonePreset {
	const number = getNextPresetNumber( slugs, SLUG_PREFIX );
	return {
		name: sprintf(
			/* translators: %d: number of the new duotone filter. */
			__( 'Duotone %d', 'atelier' ),
			number
		),
		slug: `${ SLUG_PREFIX }${ number }`,
		colors: [ ...NEW_DUOTONE ],
	};
}

/** Sizes of new presets: visible, but too small to change a page much. */
const NEW_SIZES = { spacing: '1rem', radius: '8px' } as const;

/**
 * Returns a new custom space or radius with the first free slug `custom-{n}`.
 *
 * @param kind  Kind of preset.
 * @param slugs Slugs of the presets in use, of all origins.
 */
export function createSizePreset(
	kind: keyof typeof NEW_SIZES,
	slugs: readonly string[]
): SizePreset {
	const number = getNextPresetNumber( slugs, SLUG_PREFIX );
	return {
		name: sprintf(
			/* translators: %d: number of the new size. */
			__( 'Size %d', 'atelier' ),
			number
		),
		slug: `${ SLUG_PREFIX }${ number }`,
		size: NEW_SIZES[ kind ],
	};
}
