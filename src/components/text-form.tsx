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
	/** Message when a refusal has no words; needed where the server may refuse. */
	failure?: string;
	/** Title of the record that is changed, where the text is not that: a failure names it. */
	recordTitle?: string;
	/** Returns whether the value, without white space around it, can be sent; any but an empty one when missing. */
	isValid?: ( value: string ) => boolean;
	/** Returns the problem of the value, if any: it cannot be sent then. */
	findProblem?: ( value: string ) => string | undefined;
	/** Takes the value without white space around it; may reject with the server's answer. */
	onSubmit: ( value: string ) => unknown;
	/** Called on Cancel and after a success. */
	onClose: ( () => void ) | undefined;
	/** More fields below the first. */
	children?: ReactNode;
}

/** The body of a modal with one text; a refused input stays in it, with the reason. */
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
