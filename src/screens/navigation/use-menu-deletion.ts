import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { DeleteOutcome } from '@/data/records/write-records';
import { requireSaved } from '@/data/records/write-records';
import { itemPath, useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';

/** Returns a function that leaves a deleted menu for the list, and says that it was deleted, with Undo. */
export function useMenuDeletion(): ( outcome: DeleteOutcome ) => void {
	const { navigate } = useNavigate();
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );

	const restore = async ( outcome: DeleteOutcome ) => {
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
				{ type: 'snackbar' }
			);
		} catch ( error ) {
			void createErrorNotice(
				getErrorMessage(
					error,
					__(
						'The Navigation Menu could not be restored.',
						'atelier'
					)
				),
				{ type: 'snackbar' }
			);
		}
	};

	return ( outcome ) => {
		navigate( '/navigation' );
		const canRestore = outcome.status === 'saved' && outcome.restore;
		void createSuccessNotice(
			// Specification 8.2.
			__( 'Navigation Menu successfully deleted.', 'atelier' ),
			{
				type: 'snackbar',
				actions: canRestore
					? [
							{
								label: __( 'Undo', 'atelier' ),
								onClick: () => void restore( outcome ),
							},
					  ]
					: [],
			}
		);
	};
}
