import { __ } from '@wordpress/i18n';

import { parseWeight } from '@/utils/font-weight';
import type { FontFace } from '../types';

/** An axis of a variable font. */
export interface FontAxis {
	/** Four letters, for example `wght`. */
	tag: string;
	/** Name of the axis in the font. */
	name: string;
	min: number;
	max: number;
	default: number;
}

/** Values of axes, by their tags. */
export type AxisValues = Readonly< Record< string, number > >;

/** Axis of the weight, which has its own CSS property. */
export const WEIGHT_AXIS = 'wght';

/** Registered axes of OpenType, in the order in which they are shown; custom axes follow. */
const REGISTERED = [ WEIGHT_AXIS, 'wdth', 'slnt', 'ital', 'opsz' ];

const NORMAL_WEIGHT = 400;

/**
 * Returns whether a face declares a range of weights, widths or angles, as those of variable fonts do.
 *
 * @param face Face.
 */
export function isVariableFace( face: FontFace ): boolean {
	const { min, max } = parseWeight( face.fontWeight );
	return (
		min < max ||
		/%\s+\S+%/.test( face.fontStretch ?? '' ) ||
		/deg\s+\S+deg/.test( face.fontStyle ?? '' )
	);
}

/**
 * Returns the usable axes of a face, the registered ones of OpenType first. The range of weights is the declared one: browsers stay within it
 * even if the file has more.
 *
 * @param face     Face.
 * @param fileAxes Axes of its file; empty until that is read.
 */
export function listFaceAxes(
	face: FontFace,
	fileAxes: readonly FontAxis[]
): FontAxis[] {
	const { min, max } = parseWeight( face.fontWeight );
	const weight: FontAxis = {
		tag: WEIGHT_AXIS,
		name: '',
		min,
		max,
		default: Math.min( Math.max( NORMAL_WEIGHT, min ), max ),
	};
	return [ weight, ...fileAxes.filter( ( { tag } ) => tag !== WEIGHT_AXIS ) ]
		.filter( ( axis ) => axis.min < axis.max && isTag( axis.tag ) )
		.sort( ( a, b ) => rank( a ) - rank( b ) );
}

/**
 * Returns the value of `font-variation-settings` for axes; empty when all have their defaults. The weight is omitted, because it has its own CSS
 * property.
 *
 * @param axes   Axes of a face.
 * @param values Values that a person chose.
 */
export function formatVariation(
	axes: readonly FontAxis[],
	values: AxisValues
): string {
	return axes
		.flatMap( ( axis ) => {
			const value = values[ axis.tag ];
			return axis.tag === WEIGHT_AXIS ||
				value === undefined ||
				value === axis.default
				? []
				: [ `"${ axis.tag }" ${ value }` ];
		} )
		.join( ', ' );
}

/**
 * Returns the step of an axis's control: 1, or 0.1 for a small range.
 *
 * @param axis Axis.
 */
export function getAxisStep( { min, max }: FontAxis ): number {
	return max - min >= 10 ? 1 : 0.1;
}

/**
 * Returns the label of an axis, for example "Width axis".
 *
 * @param axis Axis.
 */
export function getAxisLabel( { tag, name }: FontAxis ): string {
	const labels: Readonly< Record< string, string > > = {
		[ WEIGHT_AXIS ]: __( 'Weight axis', 'atelier' ),
		wdth: __( 'Width axis', 'atelier' ),
		slnt: __( 'Slant axis', 'atelier' ),
		ital: __( 'Italic axis', 'atelier' ),
		opsz: __( 'Optical size axis', 'atelier' ),
	};
	return labels[ tag ] ?? ( name || tag );
}

/**
 * Returns the description of an axis.
 *
 * @param axis Axis.
 */
export function describeAxis( { tag }: FontAxis ): string {
	const texts: Readonly< Record< string, string > > = {
		[ WEIGHT_AXIS ]: __( 'Thickness of the strokes.', 'atelier' ),
		wdth: __( 'Width of the letters, in percent.', 'atelier' ),
		slnt: __( 'Angle of the letters, in degrees.', 'atelier' ),
		ital: __( 'Upright or italic letters.', 'atelier' ),
		opsz: __(
			'Shapes for small or large text. Browsers choose them by the size of the text.',
			'atelier'
		),
	};
	return texts[ tag ] ?? __( 'An axis of this font alone.', 'atelier' );
}

// A tag is printed between quotes in CSS, so its characters are limited.
function isTag( tag: string ): boolean {
	return /^[A-Za-z0-9 ]{4}$/.test( tag );
}

function rank( { tag }: FontAxis ): number {
	const place = REGISTERED.indexOf( tag );
	return place < 0 ? REGISTERED.length : place;
}
