import { useState, type FormEvent, type ReactNode } from 'react';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { ModalButtons } from './modal-buttons';
import './style.scss';

/** Props of {@link SubmitForm}. */
export interface SubmitFormProps {
	submitLabel: string;
	/** Message for an error without its own; required if the server may refuse. */
	failure?: string;
	/** Title of the changed record, if the fields do not show it; the error message then includes it. */
	recordTitle?: string;
	canSubmit?: boolean;
	isDestructive?: boolean;
	/** May reject with the server's error, which is then shown. */
	onSubmit: () => unknown;
	/** Another action for the same fields. */
	alternative?: { label: string; onSubmit: () => unknown } | undefined;
	/** Whether the form stays open after a success, which its fields then show. */
	staysOpen?: boolean;
	/** Called on Cancel and after a success. */
	onClose: ( () => void ) | undefined;
	children: ReactNode;
}

/** Body of a modal with fields; after a failure it shows the reason and keeps the input. */
export function SubmitForm( {
	submitLabel,
	failure = '',
	recordTitle,
	canSubmit = true,
	isDestructive = false,
	onSubmit,
	alternative,
	staysOpen = false,
	onClose,
	children,
}: SubmitFormProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const isReady = canSubmit && ! isBusy;
	const submit = async ( run: () => unknown ) => {
		if ( ! isReady ) {
			return;
		}
		setIsBusy( true );
		setProblem( undefined );
		try {
			await run();
			if ( staysOpen ) {
				setIsBusy( false );
			} else {
				onClose?.();
			}
		} catch ( error ) {
			setProblem(
				nameRecord( recordTitle, getErrorMessage( error, failure ) )
			);
			setIsBusy( false );
		}
	};
	return (
		<form
			className="atelier-submit-form"
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				void submit( onSubmit );
			} }
		>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ children }
			<ModalButtons
				submitLabel={ submitLabel }
				isBusy={ isBusy }
				isDisabled={ ! isReady }
				isDestructive={ isDestructive }
				alternative={
					alternative && {
						label: alternative.label,
						onClick: () => void submit( alternative.onSubmit ),
					}
				}
				onCancel={ onClose }
			/>
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
