import { RadioControl } from '@wordpress/components';
import type { DataFormControlProps } from '@wordpress/dataviews';

import type { FormPost } from './types';

/** Radio control of a field's elements, with none selected while several posts differ. */
export function UncheckedRadioEdit( {
	data,
	field,
	onChange,
}: DataFormControlProps< FormPost > ) {
	return (
		<RadioControl
			label={ field.label }
			options={ ( field.elements ?? [] ).map( ( { value, label } ) => ( {
				value: String( value ),
				label,
			} ) ) }
			selected={ field.getValue( { item: data } ) }
			onChange={ ( value ) =>
				onChange( field.setValue( { item: data, value } ) )
			}
		/>
	);
}
