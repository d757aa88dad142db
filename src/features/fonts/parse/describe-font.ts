import type { WeightRange } from '@/utils/font-weight';
import type { FontAxis } from '../rules/font-axes';

/** Values from the tables of a font. */
export interface FontTables {
	family: string | null | undefined;
	/** Names that may contain a weight, for example "Fira Sans ExtraLight". */
	styleNames: readonly string[];
	/** `usWeightClass`. */
	weightClass: number | undefined;
	isItalic: boolean;
	axes: readonly FontAxis[];
}

/** Description of a font file before it is installed. */
export interface FontDescription {
	/** Name of the family; that of the file if the font has none. */
	family: string;
	/** A number, or a range for a variable font. */
	fontWeight: string;
	fontStyle: 'normal' | 'italic';
	/** Widths of a variable font, for example `75% 125%`. */
	fontStretch?: string;
	axes: readonly FontAxis[];
}

/** Weights by the words that name them in fonts. The longer ones are first, so that "extralight" does not match "light". */
const WEIGHT_WORDS: ReadonlyArray< readonly [ RegExp, number ] > = [
	[ /(extra|ultra)[ -]?light/i, 200 ],
	[ /(extra|ultra)[ -]?bold/i, 800 ],
	[ /(semi|demi)[ -]?bold/i, 600 ],
	[ /thin|hairline/i, 100 ],
	[ /light/i, 300 ],
	[ /medium/i, 500 ],
	[ /black|heavy/i, 900 ],
	[ /bold/i, 700 ],
];

const NORMAL_WEIGHT = 400;

/**
 * Returns family, weight and style of a font file.
 *
 * @param tables   Its tables.
 * @param fileName Name of the file, used for a font without a name.
 */
export function describeFont(
	tables: FontTables,
	fileName: string
): FontDescription {
	const weights = findAxis( tables.axes, 'wght' );
	const widths = findAxis( tables.axes, 'wdth' );
	return {
		family: tables.family?.trim() || fileName.replace( /\.[^.]+$/, '' ),
		fontWeight: weights
			? formatRange( weights )
			: String( readStaticWeight( tables ) ),
		fontStyle: tables.isItalic ? 'italic' : 'normal',
		...( widths && { fontStretch: formatRange( widths, '%' ) } ),
		axes: tables.axes,
	};
}

// Old fonts have 250 or 275 for their thin faces, because some systems blurred lower weights; then the weight is read from the name.
function readStaticWeight( { weightClass, styleNames }: FontTables ): number {
	const isNamed =
		weightClass !== undefined &&
		weightClass >= 100 &&
		weightClass <= 900 &&
		weightClass % 100 === 0;
	if ( isNamed ) {
		return weightClass;
	}
	const [ , weight = NORMAL_WEIGHT ] =
		WEIGHT_WORDS.find( ( [ word ] ) =>
			styleNames.some( ( name ) => word.test( name ) )
		) ?? [];
	return weight;
}

function findAxis(
	axes: readonly FontAxis[],
	tag: string
): WeightRange | undefined {
	const axis = axes.find( ( other ) => other.tag === tag );
	return axis && axis.min < axis.max ? axis : undefined;
}

function formatRange( { min, max }: WeightRange, unit = '' ): string {
	return `${ Math.round( min ) }${ unit } ${ Math.round( max ) }${ unit }`;
}
