import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Props of {@link ConfirmModal}. */
export interface ConfirmModalProps {
	question: string;
	confirmLabel: string;
	isDestructive?: boolean;
	onConfirm: () => Promise< unknown >;
	onClose: ( () => void ) | undefined;
}

/** The body of a modal that asks before something is done. */
export function ConfirmModal( {
	question,
	confirmLabel,
	isDestructive = false,
	onConfirm,
	onClose,
}: ConfirmModalProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const handleConfirm = async () => {
		setIsBusy( true );
		await onConfirm();
		onClose?.();
	};
	return (
		<div className="atelier-list-dialog">
			<p>{ question }</p>
			<div className="atelier-list-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive={ isDestructive }
					onClick={ () => void handleConfirm() }
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ confirmLabel }
				</Button>
			</div>
		</div>
	);
}
