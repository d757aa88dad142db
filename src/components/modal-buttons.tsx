import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import './style.scss';

/** Props of {@link ModalButtons}. */
export interface ModalButtonsProps {
	submitLabel: string;
	isBusy?: boolean;
	/** Whether the buttons other than Cancel are disabled; by default while busy. */
	isDisabled?: boolean;
	isDestructive?: boolean;
	/** Handler of the button; without one the button submits its form. */
	onSubmit?: () => void;
	/** Another action, with a button between the two. */
	alternative?: { label: string; onClick: () => void } | undefined;
	onCancel: ( () => void ) | undefined;
	className?: string;
}

/** The buttons at the end of a modal: cancel and submit, with an optional one between them. */
export function ModalButtons( {
	submitLabel,
	isBusy = false,
	isDisabled = isBusy,
	isDestructive = false,
	onSubmit,
	alternative,
	onCancel,
	className = 'atelier-modal-buttons',
}: ModalButtonsProps ) {
	return (
		<div className={ className }>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ onCancel }
			>
				{ __( 'Cancel', 'atelier' ) }
			</Button>
			{ alternative && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isDisabled }
					accessibleWhenDisabled
					onClick={ alternative.onClick }
				>
					{ alternative.label }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				type={ onSubmit ? 'button' : 'submit' }
				isDestructive={ isDestructive }
				isBusy={ isBusy }
				disabled={ isDisabled }
				accessibleWhenDisabled
				onClick={ onSubmit }
			>
				{ submitLabel }
			</Button>
		</div>
	);
}
