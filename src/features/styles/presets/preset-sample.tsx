import { DuotoneSwatch } from '@wordpress/components';

import type { PaletteKind, PaletteValue } from './palette-kinds';

/** Props of {@link PresetSample}. */
export interface PresetSampleProps {
	kind: PaletteKind;
	value: PaletteValue;
	/** Its value of CSS for dark schemes; the sample has two halves then. */
	darkValue?: string | undefined;
}

/** A picture of a preset beside its name: the color, the colors of a duotone, a bar as long as the space, a corner with the radius. */
export function PresetSample( { kind, value, darkValue }: PresetSampleProps ) {
	if ( typeof value !== 'string' ) {
		return <DuotoneSwatch values={ [ ...value ] } />;
	}
	if ( kind === 'color' || kind === 'gradient' ) {
		return darkValue !== undefined ? (
			<span className="atelier-styles-swatch is-halved">
				<span style={ { background: value } } />
				<span style={ { background: darkValue } } />
			</span>
		) : (
			<span
				className="atelier-styles-swatch"
				style={ { background: value } }
			/>
		);
	}
	return (
		<span className="atelier-styles-size-sample">
			<span
				className={ `atelier-styles-size-sample__${ kind }` }
				style={
					kind === 'spacing'
						? { inlineSize: value }
						: { borderStartStartRadius: value }
				}
			/>
		</span>
	);
}
