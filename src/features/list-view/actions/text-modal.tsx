import { useState, type FormEvent } from 'react';
import { Button, Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';

/** Props of {@link TextModal}. */
export interface TextModalProps {
	label: string;
	initialValue: string;
	type?: 'text' | 'number';
	submitLabel: string;
	/** What to say when the server says nothing. */
	failure: string;
	isValid: ( value: string ) => boolean;
	/** Rejects with the server's answer. */
	onSubmit: ( value: string ) => Promise< unknown >;
	onClose: ( () => void ) | undefined;
}

/** The body of a modal with one field; what the server refuses stays in it, with the reason. */
export function TextModal( {
	label,
	initialValue,
	type = 'text',
	submitLabel,
	failure,
	isValid,
	onSubmit,
	onClose,
}: TextModalProps ) {
	const [ value, setValue ] = useState( initialValue );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< string >();
	const canSubmit = ! isBusy && isValid( value );

	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! canSubmit ) {
			return;
		}
		setIsBusy( true );
		setError( undefined );
		try {
			await onSubmit( value );
			onClose?.();
		} catch ( thrown ) {
			setError( getErrorMessage( thrown, failure ) );
			setIsBusy( false );
		}
	};

	return (
		<form
			className="atelier-list-dialog"
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
				onChange={ setValue }
			/>
			<div className="atelier-list-dialog__buttons">
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
