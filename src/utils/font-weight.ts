import { __ } from '@wordpress/i18n';

/** The weights that a face covers; `min` and `max` are equal for a static face. */
export interface WeightRange {
	min: number;
	max: number;
}

const KEYWORDS: Readonly< Record< string, number > > = {
	normal: 400,
	regular: 400,
	bold: 700,
};

const MIN_WEIGHT = 1;
const MAX_WEIGHT = 1000;
const DEFAULT_WEIGHT = 400;

/**
 * Returns the weights that a face covers. A value that cannot be read counts as 400, as in CSS.
 *
 * @param weight Number, keyword, or a range such as `200 900`.
 */
export function parseWeight( weight: unknown ): WeightRange {
	const numbers = String( weight ?? '' )
		.trim()
		.toLowerCase()
		.split( /\s+/ )
		.map( ( part ) => KEYWORDS[ part ] ?? Number( part || NaN ) )
		.filter( ( part ) => part >= MIN_WEIGHT && part <= MAX_WEIGHT );
	const [ first = DEFAULT_WEIGHT, second = first ] = numbers;
	return { min: Math.min( first, second ), max: Math.max( first, second ) };
}

/** Returns the name of a weight (specification 3), or its number if it has no name. */
export function getWeightLabel( weight: number ): string {
	const labels: Readonly< Record< number, string > > = {
		100: __( 'Thin', 'atelier' ),
		200: __( 'Extra-light', 'atelier' ),
		300: __( 'Light', 'atelier' ),
		400: __( 'Normal', 'atelier' ),
		500: __( 'Medium', 'atelier' ),
		600: __( 'Semi-bold', 'atelier' ),
		700: __( 'Bold', 'atelier' ),
		800: __( 'Extra-bold', 'atelier' ),
		900: __( 'Black', 'atelier' ),
	};
	return labels[ weight ] ?? String( weight );
}
