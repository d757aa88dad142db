import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { reloadPage } from '@/utils/reload-page';

/**
 * Says that the site has another theme by now, and offers to reload the page, after unsaved work is written down.
 *
 * @param message The server's sentence, which names the theme.
 */
export function showSwitchedThemeNotice( message: string ): void {
	void dispatch( noticesStore ).createErrorNotice( message, {
		// Every request reports it; one notice is enough.
		id: 'atelier-theme-switched',
		type: 'snackbar',
		explicitDismiss: true,
		actions: [
			{
				label: __( 'Reload the page', 'atelier' ),
				onClick: () => void reloadPage(),
			},
		],
	} );
}
