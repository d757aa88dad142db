import { Button, Modal, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';

/** Props of {@link RenameModal}. */
export interface RenameModalProps {
	title: string;
	/** Name at the start. */
	name: string;
	label?: string;
	submitLabel?: string;
	onRename: ( name: string ) => void;
	onClose: () => void;
}

/** Asks for a name. An empty one is ignored (specification 5): it cannot be sent. */
export function RenameModal( {
	title,
	name,
	label,
	submitLabel,
	onRename,
	onClose,
}: RenameModalProps ) {
	const [ value, setValue ] = useState( name );
	const isEmpty = value.trim() === '';
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isEmpty ) {
			onRename( value.trim() );
			onClose();
		}
	};
	return (
		<Modal
			title={ title }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<form className="atelier-styles-form" onSubmit={ handleSubmit }>
				<TextControl
					__next40pxDefaultSize
					label={ label ?? __( 'Name', 'atelier' ) }
					value={ value }
					autoComplete="off"
					onChange={ setValue }
				/>
				<div className="atelier-styles-form__buttons">
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
						disabled={ isEmpty }
						accessibleWhenDisabled
					>
						{ submitLabel ?? __( 'Save', 'atelier' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
