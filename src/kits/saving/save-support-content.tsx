import { useEffect, useRef } from 'react';
import { useDispatch, useRegistry } from '@wordpress/data';

import { watchBases, watchLostHeaders } from '@/data/writes';
import { store } from '@/data/store';
import { useRoute } from '@/router';
import { SaveReviewModal } from './review/save-review-modal';
import { showLostHeadersNotice } from './outcomes/show-lost-headers-notice';
import { useSaveShortcut } from './button/use-save-shortcut';

/** Renders the review of unsaved changes, and registers the save shortcut, on every screen. */
export function SaveSupportContent() {
	const { isEditing } = useRoute();
	const { setIsSaveViewOpened, forgetSaveResults } = useDispatch( store );
	useSaveShortcut();
	const registry = useRegistry();
	useEffect( () => watchBases( registry ), [ registry ] );
	useEffect(
		() => watchLostHeaders( registry, showLostHeadersNotice ),
		[ registry ]
	);

	// Specification 4.1: the panel closes whenever the canvas mode changes. The button that opens it may be rendered before this component.
	const wasEditing = useRef( isEditing );
	useEffect( () => {
		if ( wasEditing.current !== isEditing ) {
			wasEditing.current = isEditing;
			void setIsSaveViewOpened( false );
			void forgetSaveResults();
		}
	}, [ isEditing, setIsSaveViewOpened, forgetSaveResults ] );

	return <SaveReviewModal isEditing={ isEditing } />;
}
