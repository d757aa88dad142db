import { useState } from 'react';

import { ModalButtons } from '@/components/modal-buttons';

/** Props of {@link ConfirmModal}. */
export interface ConfirmModalProps {
	question: string;
	confirmLabel: string;
	isDestructive?: boolean;
	onConfirm: () => Promise< unknown >;
	onClose: ( () => void ) | undefined;
}

/** Body of a modal that asks for confirmation. */
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
			<ModalButtons
				submitLabel={ confirmLabel }
				isBusy={ isBusy }
				isDestructive={ isDestructive }
				onSubmit={ () => void handleConfirm() }
				onCancel={ onClose }
			/>
		</div>
	);
}
