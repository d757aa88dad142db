import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Notice, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import './style.scss';

/** Props of {@link TextForm}. */
export interface TextFormProps {
	label: string;
	initialValue?: string;
	type?: 'text' | 'number';
	placeholder?: string;
	submitLabel: string;
	/** What to say when a refusal has no words; needed where the server may refuse. */
	failure?: string;
	/** Title of the record that is changed, where the text is not that: a failure names it. */
	recordTitle?: string;
	/** Tells whether the value, without white space around it, can be sent; any but an empty one when missing. */
	isValid?: ( value: string ) => boolean;
	/** Takes the value without white space around it; may reject with the server's answer. */
	onSubmit: ( value: string ) => unknown;
	/** Called on Cancel and after a success. */
	onClose: ( () => void ) | undefined;
	/** More fields below the first. */
	children?: ReactNode;
}

/** The body of a modal with one text; what is refused stays in it, with the reason. */
export function TextForm( {
	label,
	initialValue = '',
	type = 'text',
	placeholder,
	submitLabel,
	failure = '',
	recordTitle,
	isValid = ( value ) => value !== '',
	onSubmit,
	onClose,
	children,
}: TextFormProps ) {
	const [ value, setValue ] = useState( initialValue );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< string >();
	const canSubmit = ! isBusy && isValid( value.trim() );

	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! canSubmit ) {
			return;
		}
		setIsBusy( true );
		setError( undefined );
		try {
			await onSubmit( value.trim() );
			onClose?.();
		} catch ( thrown ) {
			setError(
				nameRecord( recordTitle, getErrorMessage( thrown, failure ) )
			);
			setIsBusy( false );
		}
	};

	return (
		<form
			className="atelier-text-form"
			onSubmit={ ( event ) => void handleSubmit( event ) }
		>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<TextControl
				__next40pxDefaultSize
				label={ label }
				value={ value }
				type={ type }
				placeholder={ placeholder }
				autoComplete="off"
				onChange={ setValue }
			/>
			{ children }
			<div className="atelier-text-form__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ ! canSubmit }
					accessibleWhenDisabled
				>
					{ submitLabel }
				</Button>
			</div>
		</form>
	);
}

function nameRecord( title: string | undefined, reason: string ): string {
	return title === undefined
		? reason
		: sprintf(
				/* translators: 1: title of a record. 2: why it was not changed. */
				__( '“%1$s”: %2$s', 'atelier' ),
				title,
				reason
		  );
}
