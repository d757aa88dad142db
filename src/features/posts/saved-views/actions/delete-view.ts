import { __, sprintf } from '@wordpress/i18n';

import { describeRestored, runOnItems } from '@/kits/saving/outcomes';
import { deleteSavedView } from '../../writes/write-saved-views';
import { viewPath } from '../view-path';
import { getViewTitle, type ViewAction } from './view-action';

/** Action that deletes a view, and opens all items if the view is open; its notice has Undo. */
export const deleteView: ViewAction = {
	id: 'delete-view',
	getLabel: () => __( 'Delete', 'atelier' ),
	isDestructive: true,
	isEligible: () => true,
	run: ( views, { postType, isCurrent, navigate } ) =>
		runOnItems( views, {
			subject: 'view',
			getTitle: getViewTitle,
			run: async ( view ) => {
				const undo = await deleteSavedView( view );
				if ( isCurrent ) {
					navigate( viewPath( postType, 'all' ) );
				}
				return undo;
			},
			done: ( [ view ] ) =>
				view &&
				sprintf(
					/* translators: %s: name of a view. */
					__( '"%s" deleted.', 'atelier' ),
					getViewTitle( view )
				),
			failed: __( 'The view could not be deleted.', 'atelier' ),
			undo: {
				done: ( restored ) =>
					describeRestored( restored.map( getViewTitle ) ),
				failed: __( 'The view could not be restored.', 'atelier' ),
			},
		} ),
};
