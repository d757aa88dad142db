import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { parseLength } from '../rules/css-length';
import { SizeControl } from './size-control';

/** Props of {@link SizeField}. */
export interface SizeFieldProps {
	/** Value of CSS. */
	value: string;
	onChange: ( value: string ) => void;
}

/** A size as a length, or as the function of CSS that it is, which stays as it was written. */
export function SizeField( { value, onChange }: SizeFieldProps ) {
	const label = __( 'Size', 'atelier' );
	return parseLength( value ) ? (
		<SizeControl label={ label } value={ value } onChange={ onChange } />
	) : (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			value={ value }
			onChange={ ( next ) => next.trim() && onChange( next ) }
		/>
	);
}
