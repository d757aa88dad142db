import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { TextForm } from '@/components/text-form';
import type { PatternItem } from '../rules/types';
import { renameItem } from '../writes/write-patterns';

/** Props of {@link RenameForm}. */
export interface RenameFormProps {
	item: PatternItem;
	onClose: ( () => void ) | undefined;
}

/** Gives a pattern or part another name. */
export function RenameForm( { item, onClose }: RenameFormProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			initialValue={ item.title }
			recordTitle={ item.title }
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while updating the name',
				'atelier'
			) }
			isValid={ ( value ) => value !== '' && value !== item.title }
			onClose={ onClose }
			onSubmit={ async ( title ) => {
				await renameItem( item, title );
				void createSuccessNotice( __( 'Name updated', 'atelier' ), {
					type: 'snackbar',
				} );
			} }
		/>
	);
}
