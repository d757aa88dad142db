import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { runOnItems } from '@/kits/saving/outcomes';
import { describeLost } from '../rules/describe-lost';
import { getLookTitle } from './actions/look-action';
import { createLook, type NewLook } from '../writes/write-looks';

/**
 * Stores a look, and reports the values that the server did not store.
 *
 * @param look The look.
 * @return Whether it was stored at once.
 */
export async function storeLook( look: NewLook ): Promise< boolean > {
	const title = getLookTitle( look );
	const { done } = await runOnItems( [ { id: title } ], {
		subject: 'new-look',
		getTitle: () => title,
		run: async () => {
			const lost = await createLook( look );
			if ( lost.length > 0 ) {
				void dispatch( noticesStore ).createWarningNotice(
					describeLost( title, lost ),
					{ type: 'snackbar', explicitDismiss: true }
				);
			}
		},
		failed: __( 'The styles could not be saved.', 'atelier' ),
	} );
	return done.length > 0;
}
