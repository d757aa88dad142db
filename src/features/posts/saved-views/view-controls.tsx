import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import type { ListViewState } from '@/kits/list';
import { getViewTitle } from './actions/view-action';
import type { SavedView } from './types';
import { updateSavedView } from '../writes/write-saved-views';

/** Props of {@link ViewControls}. */
export interface ViewControlsProps {
	state: ListViewState;
	views: readonly SavedView[];
}

/** Save and Reset of a changed saved view, after the note that it was changed. */
export function ViewControls( { state, views }: ViewControlsProps ) {
	const { active, view, isModified, reset } = state;
	const [ isSaving, setIsSaving ] = useState( false );
	const saved = views.find(
		( { id } ) => String( id ) === active.activeView
	);
	if ( ! saved || ! isModified ) {
		return null;
	}

	const handleSave = async () => {
		setIsSaving( true );
		await runOnItems( [ saved ], {
			subject: 'view',
			getTitle: getViewTitle,
			run: () => updateSavedView( saved, { view } ),
			done: () =>
				sprintf(
					/* translators: %s: name of a view. */
					__( '"%s" saved.', 'atelier' ),
					getViewTitle( saved )
				),
			failed: __( 'The view could not be saved.', 'atelier' ),
		} );
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
