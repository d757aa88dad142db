import { Icon } from '@wordpress/components';

import { STATUS_ICONS } from './status-icons';
import { getStatusLabel } from './get-status-label';
import { getTitle, type Post } from '../post';

/** The picture and name of a post's status. */
export function StatusView( { item }: { item: Post } ) {
	const icon = STATUS_ICONS[ item.status ?? '' ];
	return (
		<span className="atelier-list-status">
			{ icon && <Icon icon={ icon } size={ 20 } /> }
			<span title={ icon ? undefined : item.status }>
				{ getStatusLabel( item.status ?? '', getTitle( item ) ) }
			</span>
		</span>
	);
}
