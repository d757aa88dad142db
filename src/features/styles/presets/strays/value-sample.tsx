import type { PresetKind } from '../../rules/preset-kinds';
import { PresetSample } from '../preset-sample';

/** Props of {@link ValueSample}. */
export interface ValueSampleProps {
	kind: PresetKind;
	/** Value of CSS. */
	value: string;
}

/** A picture of a value, so that two can be compared. */
export function ValueSample( { kind, value }: ValueSampleProps ) {
	if ( kind === 'fontSize' ) {
		return (
			<span
				className="atelier-styles-strays__sample"
				aria-hidden="true"
				style={ { fontSize: value } }
			>
				Aa
			</span>
		);
	}
	return kind === 'shadow' ? (
		<span
			className="atelier-styles-strays__sample is-box"
			style={ { boxShadow: value } }
		/>
	) : (
		<PresetSample kind={ kind } value={ value } />
	);
}
