import { useCallback, type KeyboardEvent } from 'react';
import { useFocusReturn } from '@wordpress/compose';
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
	return isOpen ? <OpenSavePanel /> : null;
}

function OpenSavePanel() {
	const { setIsSaveViewOpened } = useDispatch( store );
	const focusReturn = useFocusReturn();
	const close = useCallback(
		() => void setIsSaveViewOpened( false ),
		[ setIsSaveViewOpened ]
	);
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			event.preventDefault();
			close();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel from any of its controls.
		<div
			ref={ focusReturn }
			className="atelier-save-panel"
			role="region"
			aria-label={ __( 'Save panel', 'atelier' ) }
			tabIndex={ -1 }
			onKeyDown={ handleKeyDown }
		>
			<h2 className="atelier-save-panel__title">
				{ __( 'Are you ready to save?', 'atelier' ) }
			</h2>
			<SaveReview onClose={ close } />
		</div>
	);
}
