import { __, sprintf } from '@wordpress/i18n';

import { formatRecordTitle } from '@/data/writes/record-title';
import { getStatusLabel } from '@/kits/list';

/**
 * Returns the name of a menu: its title, with its status in brackets unless it is published (specification 4.4).
 *
 * @param title  Title.
 * @param status Status.
 */
export function getMenuTitle( title: string, status: string ): string {
	const name = formatRecordTitle( title );
	return status === '' || status === 'publish'
		? name
		: sprintf(
				/* translators: 1: title of a menu. 2: its status. */
				__( '%1$s (%2$s)', 'atelier' ),
				name,
				getStatusLabel( status )
		  );
}
