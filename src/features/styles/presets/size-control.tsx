import { useState } from 'react';
import { RangeControl, TextControl } from '@wordpress/components';

import { UnitControl } from '@/wordpress/unstable-components';
import {
	FONT_SIZE_MIN,
	FONT_SIZE_UNITS,
	formatLength,
	getFontSizeSliderRange,
	parseLength,
} from '../rules/css-length';

/** Props of {@link SizeControl}. */
export interface SizeControlProps {
	label: string;
	value: string | number | undefined;
	isDisabled?: boolean;
	/** Units to choose from; those of font sizes when missing. */
	units?: readonly string[];
	onChange: ( value: string ) => void;
}

/**
 * A size by number and unit, and by slider; units and ranges are those of specification 5. A function of CSS, such as `calc(…)`, is text: the
 * field of a number would be empty, and replace the function by the first digit.
 */
export function SizeControl( props: SizeControlProps ) {
	const { value } = props;
	const [ isTyping, setIsTyping ] = useState( false );
	const isFunction = !! value && ! parseLength( value );
	return isFunction || isTyping ? (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ props.label }
			value={ String( value ) }
			disabled={ props.isDisabled }
			// Until it is left, also while the text is a number.
			onFocus={ () => setIsTyping( true ) }
			onBlur={ () => setIsTyping( false ) }
			onChange={ ( next ) => next.trim() && props.onChange( next ) }
		/>
	) : (
		<LengthControl { ...props } />
	);
}

function LengthControl( {
	label,
	value,
	isDisabled = false,
	units = FONT_SIZE_UNITS,
	onChange,
}: SizeControlProps ) {
	const length = parseLength( value );
	const unit = length?.unit ?? 'px';
	const { max, step } = getFontSizeSliderRange( unit );
	const handleUnitChange = ( next: string | undefined ) =>
		onChange(
			next && parseLength( next )
				? next
				: formatLength( { value: FONT_SIZE_MIN, unit } )
		);
	return (
		<fieldset className="atelier-styles-size">
			<legend>{ label }</legend>
			<UnitControl
				__next40pxDefaultSize
				hideLabelFromVision
				label={ label }
				value={
					value === undefined
						? ''
						: String(
								typeof value === 'number'
									? `${ value }px`
									: value
						  )
				}
				units={ units.map( ( each ) => ( {
					value: each,
					label: each,
				} ) ) }
				min={ FONT_SIZE_MIN }
				disabled={ isDisabled }
				onChange={ handleUnitChange }
			/>
			<RangeControl
				__next40pxDefaultSize
				hideLabelFromVision
				withInputField={ false }
				label={ label }
				value={ length?.value ?? FONT_SIZE_MIN }
				min={ FONT_SIZE_MIN }
				max={ max }
				step={ step }
				disabled={ isDisabled }
				onChange={ ( next?: number ) =>
					onChange(
						formatLength( { value: next ?? FONT_SIZE_MIN, unit } )
					)
				}
			/>
		</fieldset>
	);
}
