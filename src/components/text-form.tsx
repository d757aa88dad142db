import { useState, type ReactNode } from 'react';
import { TextControl } from '@wordpress/components';

import { SubmitForm } from './submit-form';

/** Props of {@link TextForm}. */
export interface TextFormProps {
	label: string;
	initialValue?: string;
	type?: 'text' | 'number';
	placeholder?: string;
	submitLabel: string;
	/** Message for an error without its own; required if the server may refuse. */
	failure?: string;
	/** Title of the changed record, if the text is not its title; the error message then includes it. */
	recordTitle?: string;
	/** Returns whether the trimmed value can be submitted; by default whether it is not empty. */
	isValid?: ( value: string ) => boolean;
	/** Returns the problem of the trimmed value, which then cannot be submitted; undefined if it is valid. */
	findProblem?: ( value: string ) => string | undefined;
	/** Called with the trimmed value; may reject with the server's error. */
	onSubmit: ( value: string ) => unknown;
	/** Called on Cancel and after a success. */
	onClose: ( () => void ) | undefined;
	/** More fields below the first. */
	children?: ReactNode;
}

/** Body of a modal with one text field; after a failure it shows the reason and keeps the input. */
export function TextForm( {
	label,
	initialValue = '',
	type = 'text',
	placeholder,
	submitLabel,
	failure,
	recordTitle,
	isValid = ( value ) => value !== '',
	findProblem,
	onSubmit,
	onClose,
	children,
}: TextFormProps ) {
	const [ value, setValue ] = useState( initialValue );
	const problem = findProblem?.( value.trim() );
	return (
		<SubmitForm
			submitLabel={ submitLabel }
			failure={ failure }
			recordTitle={ recordTitle }
			canSubmit={ problem === undefined && isValid( value.trim() ) }
			onSubmit={ () => onSubmit( value.trim() ) }
			onClose={ onClose }
		>
			<TextControl
				__next40pxDefaultSize
				label={ label }
				help={ problem }
				value={ value }
				type={ type }
				placeholder={ placeholder }
				autoComplete="off"
				onChange={ setValue }
			/>
			{ children }
		</SubmitForm>
	);
}
