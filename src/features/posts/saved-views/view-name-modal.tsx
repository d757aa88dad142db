import { useState } from 'react';
import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';

/** Props of {@link ViewNameModal}. */
export interface ViewNameModalProps {
	title: string;
	submitLabel: string;
	/** Whether the person can make the view personal. */
	hasScope?: boolean;
	/** Rejects with the server's error. */
	onSubmit: ( name: string, isPersonal: boolean ) => Promise< unknown >;
	onClose: () => void;
}

/** Dialog with the name of a view, which cannot be empty (specification 5). */
export function ViewNameModal( {
	title,
	submitLabel,
	hasScope = false,
	onSubmit,
	onClose,
}: ViewNameModalProps ) {
	const [ isPersonal, setIsPersonal ] = useState( false );
	return (
		<Dialog
			title={ title }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<TextForm
				label={ __( 'Name', 'atelier' ) }
				placeholder={ __( 'My view', 'atelier' ) }
				submitLabel={ submitLabel }
				failure={ __( 'The view could not be saved.', 'atelier' ) }
				onSubmit={ ( name ) => onSubmit( name, isPersonal ) }
				onClose={ onClose }
			>
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
			</TextForm>
		</Dialog>
	);
}
