import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { describeDropped } from './describe-dropped';

/**
 * Shows a notice with the markup that the site removed from a saved record, until the person dismisses it. A later save of the same
 * record shows it again.
 *
 * @param id    Id of the record, unique among all kinds.
 * @param title Title of the record.
 * @param names Elements and attributes.
 */
export function showDroppedNotice(
	id: string,
	title: string,
	names: readonly string[]
): void {
	void dispatch( noticesStore ).createWarningNotice(
		describeDropped( title, names ),
		{
			id: `atelier-dropped-${ id }`,
			type: 'snackbar',
			explicitDismiss: true,
		}
	);
}
