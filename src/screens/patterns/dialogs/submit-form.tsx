import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';

/** Props of {@link SubmitForm}. */
export interface SubmitFormProps {
	submitLabel: string;
	/** What to say when a refusal has no words. */
	failure: string;
	canSubmit?: boolean;
	isDestructive?: boolean;
	/** May reject with the server's answer, which is then shown. */
	onSubmit: () => Promise< unknown >;
	/** Called on Cancel and after a success. */
	onClose: ( () => void ) | undefined;
	children: ReactNode;
}

/** The body of a modal with fields of its own; what is refused stays in it, with the reason. */
export function SubmitForm( {
	submitLabel,
	failure,
	canSubmit = true,
	isDestructive = false,
	onSubmit,
	onClose,
	children,
}: SubmitFormProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const isReady = canSubmit && ! isBusy;
	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isReady ) {
			return;
		}
		setIsBusy( true );
		setProblem( undefined );
		try {
			await onSubmit();
			onClose?.();
		} catch ( error ) {
			setProblem( getErrorMessage( error, failure ) );
			setIsBusy( false );
		}
	};
	return (
		<form
			className="atelier-text-form"
			onSubmit={ ( event ) => void handleSubmit( event ) }
		>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
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
					isDestructive={ isDestructive }
					isBusy={ isBusy }
					disabled={ ! isReady }
					accessibleWhenDisabled
				>
					{ submitLabel }
				</Button>
			</div>
		</form>
	);
}
