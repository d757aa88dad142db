// Reads one number with a unit. css-tree is loaded with Additional CSS only; the host’s parser is experimental and has no default unit.

/** A number with its CSS unit. */
export interface CssLength {
	value: number;
	unit: string;
}

/** Range of a size control's slider, which depends on the unit. */
export interface SliderRange {
	max: number;
	step: number;
}

/** Units of the font size control (specification 5). */
export const FONT_SIZE_UNITS = [ 'px', 'em', 'rem', 'vw', 'vh' ] as const;

/** Smallest font size (specification 5). */
export const FONT_SIZE_MIN = 0;

const NUMBER_WITH_UNIT =
	/^\s*(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i;

/**
 * Reads a CSS length; a bare number is in pixels. Returns `undefined` for anything that is not one number with a unit,
 * such as `clamp(…)` or `var(…)`.
 *
 * @param value Value of a style or a preset.
 */
export function parseLength( value: unknown ): CssLength | undefined {
	if ( typeof value === 'number' ) {
		return Number.isFinite( value ) ? { value, unit: 'px' } : undefined;
	}
	const match =
		typeof value === 'string' ? NUMBER_WITH_UNIT.exec( value ) : null;
	if ( ! match ) {
		return undefined;
	}
	return {
		value: Number( match[ 1 ] ),
		unit: match[ 2 ]?.toLowerCase() || 'px',
	};
}

/**
 * Writes a length as CSS.
 *
 * @param length Number and unit.
 */
export function formatLength( { value, unit }: CssLength ): string {
	return `${ value }${ unit }`;
}

/**
 * Returns the slider's range for a unit: up to 100 in steps of 1 for pixels, up to 10 in steps of 0.1 for units that
 * multiply something (specification 5).
 *
 * @param unit CSS unit.
 */
export function getFontSizeSliderRange( unit: string ): SliderRange {
	return unit === 'px' ? { max: 100, step: 1 } : { max: 10, step: 0.1 };
}
