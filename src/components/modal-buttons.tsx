import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import './style.scss';

/** Props of {@link ModalButtons}. */
export interface ModalButtonsProps {
	submitLabel: string;
	isBusy?: boolean;
	/** Whether there is nothing to be done yet; a form in progress is busy as well. */
	isDisabled?: boolean;
	isDestructive?: boolean;
	/** Missing in a form, which is submitted. */
	onSubmit?: () => void;
	/** Something else that can be done; it is beside. */
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
