import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { store } from '@/data/store';
import { SaveReview } from './save-review';

/** The review of unsaved changes in edit mode: the Save panel region (specification 2.3). */
export function SavePanel() {
	const isOpen = useSelect(
		( select ) => select( store ).isSaveViewOpened(),
		[]
	);
	const { setIsSaveViewOpened } = useDispatch( store );
	if ( ! isOpen ) {
		return null;
	}
	return (
		<div
			className="atelier-save-panel"
			role="region"
			aria-label={ __( 'Save panel', 'atelier' ) }
		>
			<SaveReview onClose={ () => void setIsSaveViewOpened( false ) } />
		</div>
	);
}
