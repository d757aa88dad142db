import { useState } from 'react';
import { RadioControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { UNCATEGORIZED } from '../rules/names';
import { usePartLibrary } from '../use-libraries';
import { createPart, type CreatedItem } from '../writes/create-items';

/** Props of {@link CreatePartModal}. */
export interface CreatePartModalProps {
	/** Name of the open area, which is the default. */
	area: string;
	onCreated: ( part: CreatedItem ) => void;
	onClose: () => void;
}

/** The modal that creates a template part, with fields for name and area. */
export function CreatePartModal( {
	area,
	onCreated,
	onClose,
}: CreatePartModalProps ) {
	const { library } = usePartLibrary();
	const areas = library?.areas ?? [];
	const [ title, setTitle ] = useState( '' );
	const [ chosen, setChosen ] = useState(
		areas.some( ( { name } ) => name === area ) ? area : UNCATEGORIZED
	);
	return (
		<Dialog
			title={ __( 'Add template part', 'atelier' ) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Create', 'atelier' ) }
				failure={ __(
					'An error occurred while creating the template part.',
					'atelier'
				) }
				canSubmit={ title.trim() !== '' }
				onSubmit={ async () =>
					onCreated(
						await createPart( {
							title: title.trim(),
							area: chosen,
						} )
					)
				}
				onClose={ onClose }
			>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Name', 'atelier' ) }
					value={ title }
					onChange={ setTitle }
					autoComplete="off"
				/>
				<RadioControl
					label={ __( 'Area', 'atelier' ) }
					selected={ chosen }
					options={ areas.map( ( { name, label, description } ) => ( {
						value: name,
						label,
						description,
					} ) ) }
					onChange={ setChosen }
				/>
			</SubmitForm>
		</Dialog>
	);
}
