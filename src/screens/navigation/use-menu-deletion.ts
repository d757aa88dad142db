import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { tellFailure } from '@/data/notices/tell-failure';
import type { DeleteOutcome } from '@/data/records/write-records';
import { requireSaved } from '@/data/records/write-records';
import { itemPath, useNavigate } from '@/router';

const NOTICE_ID = 'atelier-menu-deletion';

/** Returns a function that leaves a deleted menu for the list, and says that it was deleted, with Undo. */
export function useMenuDeletion(): (
	outcome: DeleteOutcome,
	title: string
) => void {
	const { navigate } = useNavigate();
	const { createSuccessNotice } = useDispatch( noticesStore );

	const restore = async ( outcome: DeleteOutcome, title: string ) => {
		if ( outcome.status !== 'saved' || ! outcome.restore ) {
			return;
		}
		try {
			requireSaved( await outcome.restore() );
			navigate(
				itemPath( 'wp_navigation', outcome.record.key as number )
			);
			void createSuccessNotice(
				__( 'Navigation Menu restored.', 'atelier' ),
				{ id: NOTICE_ID, type: 'snackbar' }
			);
		} catch ( error ) {
			tellFailure( {
				id: NOTICE_ID,
				title,
				error,
				fallback: __(
					'The Navigation Menu could not be restored.',
					'atelier'
				),
				onRetry: () => void restore( outcome, title ),
			} );
		}
	};

	return ( outcome, title ) => {
		navigate( '/navigation' );
		const canRestore = outcome.status === 'saved' && outcome.restore;
		void createSuccessNotice(
			// Specification 8.2.
			__( 'Navigation Menu successfully deleted.', 'atelier' ),
			{
				id: NOTICE_ID,
				type: 'snackbar',
				actions: canRestore
					? [
							{
								label: __( 'Undo', 'atelier' ),
								onClick: () => void restore( outcome, title ),
							},
					  ]
					: [],
			}
		);
	};
}
