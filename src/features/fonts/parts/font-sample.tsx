import { parseWeight } from '@/utils/font-weight';
import type { FontFace, FontFamily } from '../types';
import { getFaceStyle } from '../rules/face-identity';
import { matchFace } from '../rules/match-face';
import { getSampleName } from './use-font-sheet';

/** Props of {@link FontSample}. */
export interface FontSampleProps {
	family: FontFamily;
	/** The face that is shown; by default that of normal text. */
	face?: FontFace | undefined;
	/** Weight of a variable font; by default 400, or the nearest that it has. */
	weight?: number | undefined;
	/** Value of `font-variation-settings`: further axes of a variable font; empty for their defaults. */
	variation?: string;
	/** Text of the sample, or alternative text of a collection's picture. */
	children: string;
}

const NORMAL = { weight: 400, style: 'normal' };

/** Sample of a font: the collection's picture of it, or a text set in it. */
export function FontSample( {
	family,
	face,
	weight,
	variation,
	children,
}: FontSampleProps ) {
	const picture = face ? face.preview : family.preview;
	if ( picture && /^https?:\/\//.test( picture ) ) {
		return (
			<img
				className="atelier-fonts-sample__picture"
				src={ picture }
				alt={ children }
				loading="lazy"
			/>
		);
	}
	const shown = face ?? matchFace( family.fontFace ?? [], NORMAL );
	const { min, max } = parseWeight( shown?.fontWeight );
	return (
		<span
			className="atelier-fonts-sample"
			style={ {
				fontFamily: shown
					? `"${ getSampleName( family ) }", ${ family.fontFamily }`
					: family.fontFamily,
				fontWeight:
					weight ?? Math.min( Math.max( NORMAL.weight, min ), max ),
				fontStyle: shown ? getFaceStyle( shown ) : 'normal',
				...( variation && { fontVariationSettings: variation } ),
			} }
		>
			{ children }
		</span>
	);
}
