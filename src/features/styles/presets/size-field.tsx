import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	canBeFluid,
	FLUID_UNITS,
	readFluidSize,
	writeFluidSize,
	type FluidBounds,
} from '../rules/fluid-size';
import { SizeControl } from './size-control';

/** Props of {@link SizeField}. */
export interface SizeFieldProps {
	/** Value of CSS. */
	value: string;
	onChange: ( value: string ) => void;
}

/** Control for a size: a length, two bounds that follow the window, or any other function of CSS. */
export function SizeField( { value, onChange }: SizeFieldProps ) {
	const label = __( 'Size', 'atelier' );
	const bounds = readFluidSize( value );
	return (
		<>
			{ bounds ? (
				<BoundsField bounds={ bounds } onChange={ onChange } />
			) : (
				<SizeControl
					label={ label }
					value={ value }
					onChange={ onChange }
				/>
			) }
			{ ( bounds || canBeFluid( value ) ) && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Fluid size', 'atelier' ) }
					help={ __(
						'Scale the size with the width of the window.',
						'atelier'
					) }
					checked={ Boolean( bounds ) }
					onChange={ () =>
						onChange(
							bounds?.max ??
								writeFluidSize( { min: value, max: value } ) ??
								value
						)
					}
				/>
			) }
		</>
	);
}

interface BoundsFieldProps {
	bounds: FluidBounds;
	onChange: ( value: string ) => void;
}

function BoundsField( { bounds, onChange }: BoundsFieldProps ) {
	const change = ( next: Partial< FluidBounds > ) => {
		// A unit other than px or rem is ignored.
		const css = writeFluidSize( { ...bounds, ...next } );
		if ( css !== undefined ) {
			onChange( css );
		}
	};
	return (
		<>
			<SizeControl
				label={ __( 'Minimum', 'atelier' ) }
				value={ bounds.min }
				units={ FLUID_UNITS }
				onChange={ ( min ) => change( { min } ) }
			/>
			<SizeControl
				label={ __( 'Maximum', 'atelier' ) }
				value={ bounds.max }
				units={ FLUID_UNITS }
				onChange={ ( max ) => change( { max } ) }
			/>
		</>
	);
}
