import { useCallback } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { store } from '@/data/store';
import { SaveReview } from './save-review';

/** Props of {@link SaveReviewModal}. */
export interface SaveReviewModalProps {
	/** Whether the editor is full-screen. */
	isEditing: boolean;
}

/** The review of unsaved changes. In edit mode it is the region *Save panel* (specification 2.3). */
export function SaveReviewModal( { isEditing }: SaveReviewModalProps ) {
	const isOpen = useSelect(
		( select ) => select( store ).isSaveViewOpened(),
		[]
	);
	const { setIsSaveViewOpened } = useDispatch( store );
	const close = useCallback(
		() => void setIsSaveViewOpened( false ),
		[ setIsSaveViewOpened ]
	);
	if ( ! isOpen ) {
		return null;
	}
	return (
		<Dialog
			title={ __( 'Review changes', 'atelier' ) }
			size="small"
			focusOnMount={ false }
			onRequestClose={ close }
		>
			{ isEditing ? (
				<section aria-label={ __( 'Save panel', 'atelier' ) }>
					<SaveReview onClose={ close } />
				</section>
			) : (
				<SaveReview onClose={ close } />
			) }
		</Dialog>
	);
}
