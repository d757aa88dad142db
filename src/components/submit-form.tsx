import { useState, type FormEvent, type ReactNode } from 'react';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { ModalButtons } from './modal-buttons';
import './style.scss';

/** Props of {@link SubmitForm}. */
export interface SubmitFormProps {
	submitLabel: string;
	/** Message when a refusal has no words; needed where the server may refuse. */
	failure?: string;
	/** Title of the record that is changed, where the fields do not name it: a failure does. */
	recordTitle?: string;
	canSubmit?: boolean;
	isDestructive?: boolean;
	/** May reject with the server's answer, which is then shown. */
	onSubmit: () => unknown;
	/** Something else that the same fields can be for. */
	alternative?: { label: string; onSubmit: () => unknown } | undefined;
	/** Whether it stays after a success, which it shows itself. */
	staysOpen?: boolean;
	/** Called on Cancel and after a success. */
	onClose: ( () => void ) | undefined;
	children: ReactNode;
}

/** The body of a modal with fields of its own; a refused input stays in it, with the reason. */
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
