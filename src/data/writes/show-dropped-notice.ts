import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { describeDropped } from './describe-dropped';

/**
 * Says what the site did not keep of a record that was saved, until the person dismisses it. A later save of the same record says it
 * anew.
 *
 * @param id    What tells the record from all others.
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
