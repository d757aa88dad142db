import { useCallback } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { store } from '@/data/store';
import { SaveReview } from './save-review';

/** The review of unsaved changes in view mode (specification 2.3). */
export function SaveReviewModal() {
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
			<SaveReview onClose={ close } />
		</Dialog>
	);
}
