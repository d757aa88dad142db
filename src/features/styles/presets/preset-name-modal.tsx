import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';

/** Props of {@link PresetNameModal}. */
export interface PresetNameModalProps {
	title: string;
	/** Name at the start. */
	name: string;
	label?: string;
	submitLabel?: string;
	onRename: ( name: string ) => void;
	onClose: () => void;
}

/** Asks for a name. An empty one is ignored (specification 5): it cannot be sent. */
export function PresetNameModal( {
	title,
	name,
	label,
	submitLabel,
	onRename,
	onClose,
}: PresetNameModalProps ) {
	return (
		<Dialog
			title={ title }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<TextForm
				label={ label ?? __( 'Name', 'atelier' ) }
				initialValue={ name }
				submitLabel={ submitLabel ?? __( 'Save', 'atelier' ) }
				onSubmit={ onRename }
				onClose={ onClose }
			/>
		</Dialog>
	);
}
