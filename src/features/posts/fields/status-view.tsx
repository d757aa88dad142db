import { Icon } from '@wordpress/components';

import { getStatusLabel } from '@/kits/list/fields/get-status-label';
import { STATUS_ICONS } from './status-icons';
import { getPostTitle, type Post } from '../list/post';

/** The icon and name of a post's status. */
export function StatusView( { item }: { item: Post } ) {
	const icon = STATUS_ICONS[ item.status ?? '' ];
	return (
		<span className="atelier-list-status">
			{ icon && <Icon icon={ icon } size={ 20 } /> }
			<span title={ icon ? undefined : item.status }>
				{ getStatusLabel( item.status ?? '', getPostTitle( item ) ) }
			</span>
		</span>
	);
}
