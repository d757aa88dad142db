import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

/**
 * Shows a warning that the server cannot detect conflicts, until the person dismisses it.
 *
 * @param names Headers that do not arrive.
 */
export function showLostHeadersNotice( names: readonly string[] ): void {
	void dispatch( noticesStore ).createWarningNotice(
		sprintf(
			/* translators: %s: names of headers of HTTP. */
			__(
				'A proxy or firewall before this site removes headers of requests: %s. Saving can overwrite what others have saved meanwhile, and what you delete may not be restorable. The administrator of the server can let these headers through.',
				'atelier'
			),
			names.join( ', ' )
		),
		{
			id: 'atelier-lost-headers',
			type: 'snackbar',
			explicitDismiss: true,
		}
	);
}
