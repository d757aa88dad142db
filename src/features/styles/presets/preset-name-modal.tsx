import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';

/** Props of {@link PresetNameModal}. */
export interface PresetNameModalProps {
	title: string;
	/** Initial name. */
	name: string;
	label?: string;
	submitLabel?: string;
	onRename: ( name: string ) => void;
	onClose: () => void;
}

/** Dialog for a name. An empty name cannot be sent (specification 5). */
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
