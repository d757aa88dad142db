import { useState } from 'react';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { showFailureNotice } from '@/kits/saving/outcomes/show-failure-notice';
import type { ListViewState } from '@/kits/list';
import type { SavedView } from './types';
import { updateSavedView } from '../writes/write-saved-views';

/** Props of {@link ViewControls}. */
export interface ViewControlsProps {
	state: ListViewState;
	views: readonly SavedView[];
}

const NOTICE_ID = 'atelier-view-saving';

/** Save and Reset of a saved view that was changed; a dot says that it was. */
export function ViewControls( { state, views }: ViewControlsProps ) {
	const { active, view, isModified, reset } = state;
	const [ isSaving, setIsSaving ] = useState( false );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const saved = views.find(
		( { id } ) => String( id ) === active.activeView
	);
	if ( ! saved || ! isModified ) {
		return null;
	}

	const handleSave = async () => {
		setIsSaving( true );
		try {
			await updateSavedView( saved, { view } );
			void createSuccessNotice(
				/* translators: %s: name of a view. */
				sprintf( __( '"%s" saved.', 'atelier' ), saved.title ),
				{ id: NOTICE_ID, type: 'snackbar' }
			);
		} catch ( error ) {
			showFailureNotice( {
				id: NOTICE_ID,
				title: saved.title,
				error,
				fallback: __( 'The view could not be saved.', 'atelier' ),
				onRetry: () => void handleSave(),
			} );
		}
		setIsSaving( false );
	};

	return (
		<>
			<span className="atelier-saved-views__changed">
				{ __( 'View changed', 'atelier' ) }
			</span>
			<Button variant="tertiary" size="compact" onClick={ reset }>
				{ __( 'Reset', 'atelier' ) }
			</Button>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isSaving }
				disabled={ isSaving }
				accessibleWhenDisabled
				onClick={ () => void handleSave() }
			>
				{ __( 'Save view', 'atelier' ) }
			</Button>
		</>
	);
}
