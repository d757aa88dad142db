import { RadioControl } from '@wordpress/components';
import type { DataFormControlProps } from '@wordpress/dataviews';

import type { FormPost } from './types';

/** Chooses one of a field's elements, or none as long as several posts differ. */
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
