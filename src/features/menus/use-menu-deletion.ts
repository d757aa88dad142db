import { __ } from '@wordpress/i18n';

import { showDeletionNotice } from '@/kits/saving/outcomes/show-deletion-notice';
import { type DeleteOutcome, requireSaved } from '@/data/writes/write-records';
import { itemPath, useNavigate } from '@/router';

const NOTICE_ID = 'atelier-menu-deletion';

/** Returns a function that leaves a deleted menu for the list, and says that it was deleted, with Undo. */
export function useMenuDeletion(): (
	outcome: DeleteOutcome,
	title: string
) => void {
	const { navigate } = useNavigate();
	return ( outcome, title ) => {
		navigate( '/navigation' );
		const { restore } = outcome.status === 'saved' ? outcome : {};
		showDeletionNotice( {
			id: NOTICE_ID,
			title,
			// Specification 8.2.
			message: __( 'Navigation Menu successfully deleted.', 'atelier' ),
			restore:
				restore &&
				( async () => {
					requireSaved( await restore() );
					navigate(
						itemPath(
							'wp_navigation',
							outcome.record.key as number
						)
					);
				} ),
			restoredMessage: __( 'Navigation Menu restored.', 'atelier' ),
			failure: __(
				'The Navigation Menu could not be restored.',
				'atelier'
			),
		} );
	};
}
