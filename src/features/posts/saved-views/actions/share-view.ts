import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { runOnItems } from '@/kits/saving/outcomes';
import { updateSavedView } from '../../writes/write-saved-views';
import type { SavedView } from '../types';
import { getViewTitle, type ViewAction } from './view-action';

/** Action that shares a view with everybody, or makes it personal. */
export const shareView: ViewAction = {
	id: 'share-view',
	getLabel: ( [ view ] ) =>
		view?.isPersonal
			? __( 'Share with everyone', 'atelier' )
			: __( 'Make it only for me', 'atelier' ),
	// Only its author can make a view personal.
	isEligible: ( { isPersonal, record } ) =>
		isPersonal || record.author === getBootPayload().userId,
	run: ( views ) =>
		runOnItems( views, {
			subject: 'view',
			getTitle: getViewTitle,
			run: ( view ) =>
				updateSavedView( view, { isPersonal: ! view.isPersonal } ),
			done: describe,
			failed: __( 'The view could not be saved.', 'atelier' ),
		} ),
};

function describe( [ view ]: readonly SavedView[] ): string | undefined {
	if ( ! view ) {
		return undefined;
	}
	return view.isPersonal
		? sprintf(
				/* translators: %s: name of a view. */
				__( 'Everyone who uses Design sees "%s" now.', 'atelier' ),
				getViewTitle( view )
		  )
		: sprintf(
				/* translators: %s: name of a view. */
				__( '"%s" is only for you now.', 'atelier' ),
				getViewTitle( view )
		  );
}
