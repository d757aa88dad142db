import { __, sprintf } from '@wordpress/i18n';
import { isRecord } from '@/utils/is-record';
import type { FontSizePreset } from './preset-kinds';
import { getNextPresetNumber } from './preset-list';

const SLUG_PREFIX = 'custom-';
// Specification 3: default of a new font size.
const NEW_SIZE = '16px';

/**
 * Returns a new custom font size: slug `custom-{n}`, name *New Font Size {n}*, 16 px (specification 3).
 *
 * @param slugs Slugs of the font sizes in use, of all origins.
 */
export function createFontSizePreset(
	slugs: readonly string[]
): FontSizePreset {
	const number = getNextPresetNumber( slugs, SLUG_PREFIX );
	return {
		/* translators: %d: number of the new font size. */
		name: sprintf( __( 'New Font Size %d', 'atelier' ), number ),
		slug: `${ SLUG_PREFIX }${ number }`,
		size: NEW_SIZE,
	};
}

/** How a font size follows the width of the window. */
export interface FluidState {
	/** The size grows and shrinks with the window. */
	isFluid: boolean;
	/** The person sets the minimum and the maximum; the plain size cannot be edited then (specification 4.4). */
	isCustom: boolean;
	min: string | undefined;
	max: string | undefined;
}

/**
 * Resolves whether a font size is fluid: by its own flag when it has one, by the site's setting otherwise
 * (specification 4.4).
 *
 * @param preset      Font size.
 * @param globalFluid The site's `typography.fluid`: a flag, or an object of bounds that means yes.
 */
export function resolveFluid(
	preset: Pick< FontSizePreset, 'fluid' >,
	globalFluid: unknown
): FluidState {
	const { fluid } = preset;
	if ( isRecord( fluid ) ) {
		return {
			isFluid: true,
			isCustom: true,
			min: fluid.min,
			max: fluid.max,
		};
	}
	const isFluid = typeof fluid === 'boolean' ? fluid : Boolean( globalFluid );
	return { isFluid, isCustom: false, min: undefined, max: undefined };
}

/**
 * Returns the font size with its fluid flag switched.
 *
 * @param preset  Font size.
 * @param isFluid Whether it shall follow the window.
 */
export function setFluid(
	preset: FontSizePreset,
	isFluid: boolean
): FontSizePreset {
	return { ...preset, fluid: isFluid };
}

/**
 * Returns the font size with custom bounds switched on or off. On, both bounds start at the plain size; off, it stays
 * fluid and WordPress works out the bounds.
 *
 * @param preset   Font size.
 * @param isCustom Whether the person sets the bounds.
 */
export function setCustomFluid(
	preset: FontSizePreset,
	isCustom: boolean
): FontSizePreset {
	const size =
		typeof preset.size === 'number' ? `${ preset.size }px` : preset.size;
	return { ...preset, fluid: isCustom ? { min: size, max: size } : true };
}

/**
 * Returns the font size with one of its custom bounds replaced.
 *
 * @param preset Font size with custom bounds.
 * @param bound  Which bound.
 * @param value  CSS length.
 */
export function setFluidBound(
	preset: FontSizePreset,
	bound: 'min' | 'max',
	value: string
): FontSizePreset {
	const bounds = isRecord( preset.fluid ) ? preset.fluid : {};
	return { ...preset, fluid: { ...bounds, [ bound ]: value } };
}
