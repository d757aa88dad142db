import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { reloadPage } from '@/utils/reload-page';

/**
 * Shows a notice that the site's theme was switched. Its action stores unsaved changes in the journal and reloads the page.
 *
 * @param message The server's message, which names the theme.
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
