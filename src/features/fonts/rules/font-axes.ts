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

/** Axis of the weight: the one that has a CSS property which styles can set. */
export const WEIGHT_AXIS = 'wght';

/** Axes that OpenType registers, in the order in which they are shown; those of a font's own follow. */
const REGISTERED = [ WEIGHT_AXIS, 'wdth', 'slnt', 'ital', 'opsz' ];

const NORMAL_WEIGHT = 400;

/**
 * Returns whether a face says of itself that its font is variable: it has a range of weights, widths or angles.
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
 * Returns the axes of a face that text can be set in, those that OpenType registers first. Weights are those that the face declares:
 * browsers stay within them even if the file has more.
 *
 * @param face     Face.
 * @param fileAxes Axes of its file; none as long as that was not read.
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
 * Returns the value of `font-variation-settings` that sets axes; empty when all have their defaults. The weight is left out: it has a
 * property of its own.
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
 * Returns by how much a control changes an axis: whole numbers unless the range is too small for them.
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

// A tag is put between quotes in CSS.
function isTag( tag: string ): boolean {
	return /^[A-Za-z0-9 ]{4}$/.test( tag );
}

function rank( { tag }: FontAxis ): number {
	const place = REGISTERED.indexOf( tag );
	return place < 0 ? REGISTERED.length : place;
}
