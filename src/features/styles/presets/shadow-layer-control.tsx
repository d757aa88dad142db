import { Button, ColorPalette, RangeControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';

import {
	ToggleGroupControl,
	ToggleGroupControlOption,
	UnitControl,
} from '@/wordpress/unstable-components';
import { parseLength } from '../rules/css-length';
import { SHADOW_LENGTHS, type ShadowLayer } from '../rules/shadow';
import { usePalettes } from '../panels/use-palettes';
import { useTypedColor } from '../panels/use-typed-color';
import { PresetDropdown } from './preset-dropdown';

const UNITS = [ 'px', 'em', 'rem' ].map( ( unit ) => ( {
	value: unit,
	label: unit,
} ) );
const RANGE_PX = 50;

/** Props of {@link ShadowLayerControl}. */
export interface ShadowLayerControlProps {
	name: string;
	layer: ShadowLayer;
	/** CSS of the layer, for its picture. */
	css: string;
	onChange: ( changes: Partial< ShadowLayer > ) => void;
	/** Removes the layer; missing for the only one (specification 5). */
	onRemove?: () => void;
}

/** One layer of a shadow: colour, outset or inset, and its four lengths. */
export function ShadowLayerControl( {
	name,
	layer,
	css,
	onChange,
	onRemove,
}: ShadowLayerControlProps ) {
	const { colors, disableCustomColors } = usePalettes();
	const { onChange: handleColor, ...field } = useTypedColor(
		( color ) => color && onChange( { color } )
	);
	const labels = {
		x: __( 'X Position', 'atelier' ),
		y: __( 'Y Position', 'atelier' ),
		blur: __( 'Blur', 'atelier' ),
		spread: __( 'Spread', 'atelier' ),
	};
	return (
		<>
			<PresetDropdown
				name={ name }
				note={
					layer.inset
						? __( 'Inset', 'atelier' )
						: __( 'Outset', 'atelier' )
				}
				sample={
					<span
						className="atelier-styles-shadow-sample is-small"
						style={ { boxShadow: css } }
					/>
				}
			>
				<div className="atelier-styles-picker" { ...field }>
					<ColorPalette
						colors={ colors }
						value={ layer.color }
						clearable={ false }
						enableAlpha
						disableCustomColors={ disableCustomColors }
						headingLevel={ 4 }
						onChange={ handleColor }
					/>
					<ToggleGroupControl
						__next40pxDefaultSize
						isBlock
						label={ __( 'Shadow Type', 'atelier' ) }
						hideLabelFromVision
						value={ layer.inset ? 'inset' : 'outset' }
						onChange={ ( value ) =>
							onChange( { inset: value === 'inset' } )
						}
					>
						<ToggleGroupControlOption
							value="outset"
							label={ _x( 'Outset', 'shadow type', 'atelier' ) }
						/>
						<ToggleGroupControlOption
							value="inset"
							label={ _x( 'Inset', 'shadow type', 'atelier' ) }
						/>
					</ToggleGroupControl>
					<div className="atelier-styles-lengths">
						{ SHADOW_LENGTHS.map( ( key ) => (
							<LengthControl
								key={ key }
								label={ labels[ key ] }
								value={ layer[ key ] }
								isSigned={ key !== 'blur' }
								onChange={ ( value ) =>
									onChange( { [ key ]: value } )
								}
							/>
						) ) }
					</div>
				</div>
			</PresetDropdown>
			{ onRemove && (
				<Button
					icon={ trash }
					size="small"
					label={ sprintf(
						/* translators: %s: name of a layer of a shadow. */
						__( 'Remove %s', 'atelier' ),
						name
					) }
					onClick={ onRemove }
				/>
			) }
		</>
	);
}

interface LengthControlProps {
	label: string;
	value: string;
	/** A blur cannot be negative. */
	isSigned: boolean;
	onChange: ( value: string ) => void;
}

function LengthControl( {
	label,
	value,
	isSigned,
	onChange,
}: LengthControlProps ) {
	const length = parseLength( value );
	const isPixels = ! length || length.unit === 'px';
	const max = isPixels ? RANGE_PX : RANGE_PX / 10;
	return (
		<div className="atelier-styles-length">
			<UnitControl
				__next40pxDefaultSize
				label={ label }
				value={ value }
				units={ UNITS }
				{ ...( isSigned ? {} : { min: 0 } ) }
				onChange={ ( next ) => onChange( next ?? '' ) }
			/>
			<RangeControl
				__next40pxDefaultSize
				hideLabelFromVision
				withInputField={ false }
				label={ label }
				value={ length?.value ?? 0 }
				min={ isSigned ? -max : 0 }
				max={ max }
				step={ isPixels ? 1 : 0.1 }
				onChange={ ( next ) =>
					onChange( `${ next ?? 0 }${ length?.unit ?? 'px' }` )
				}
			/>
		</div>
	);
}
