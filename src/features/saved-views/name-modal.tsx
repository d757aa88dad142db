import { useState, type FormEvent } from 'react';
import {
	Button,
	CheckboxControl,
	Modal,
	Notice,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';

/** Props of {@link NameModal}. */
export interface NameModalProps {
	title: string;
	initialName?: string;
	submitLabel: string;
	/** Whether the person chooses who sees the view. */
	hasScope?: boolean;
	/** Rejects with the server's answer. */
	onSubmit: ( name: string, isPersonal: boolean ) => Promise< unknown >;
	onClose: () => void;
}

/** Asks for the name of a view; it cannot be empty (specification 5). */
export function NameModal( {
	title,
	initialName = '',
	submitLabel,
	hasScope = false,
	onSubmit,
	onClose,
}: NameModalProps ) {
	const [ name, setName ] = useState( initialName );
	const [ isPersonal, setIsPersonal ] = useState( false );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ error, setError ] = useState< string >();
	const canSubmit = name.trim() !== '' && ! isSaving;

	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! canSubmit ) {
			return;
		}
		setIsSaving( true );
		setError( undefined );
		try {
			await onSubmit( name.trim(), isPersonal );
			onClose();
		} catch ( thrown ) {
			setError(
				getErrorMessage(
					thrown,
					__( 'The view could not be saved.', 'atelier' )
				)
			);
			setIsSaving( false );
		}
	};

	return (
		<Modal
			title={ title }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<form
				className="atelier-saved-views__form"
				onSubmit={ ( event ) => void handleSubmit( event ) }
			>
				{ error && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Name', 'atelier' ) }
					placeholder={ __( 'My view', 'atelier' ) }
					value={ name }
					onChange={ setName }
				/>
				{ hasScope && (
					<CheckboxControl
						label={ __( 'Only for me', 'atelier' ) }
						help={ __(
							'Otherwise everyone who uses Design sees this view.',
							'atelier'
						) }
						checked={ isPersonal }
						onChange={ setIsPersonal }
					/>
				) }
				<div className="atelier-saved-views__buttons">
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
						isBusy={ isSaving }
						disabled={ ! canSubmit }
						accessibleWhenDisabled
					>
						{ submitLabel }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
