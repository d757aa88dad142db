import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import { updateSavedView } from '../../writes/write-saved-views';
import type { SavedView } from '../types';
import { getViewTitle, type ViewAction } from './view-action';

/** Action that renames a view. */
export const renameView: ViewAction = {
	id: 'rename-view',
	getLabel: () => __( 'Rename', 'atelier' ),
	getTitle: () => __( 'Rename view', 'atelier' ),
	size: 'small',
	isEligible: () => true,
	Dialog: RenameViewForm,
};

function RenameViewForm( {
	items: [ view ],
	closeModal,
}: RenderModalProps< SavedView > ) {
	if ( ! view ) {
		return <></>;
	}
	return (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			placeholder={ __( 'My view', 'atelier' ) }
			initialValue={ view.title }
			recordTitle={ getViewTitle( view ) }
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __( 'The view could not be saved.', 'atelier' ) }
			onSubmit={ ( title ) =>
				runInForm( view, {
					subject: 'view',
					run: () => updateSavedView( view, { title } ),
				} )
			}
			onClose={ closeModal }
		/>
	);
}
