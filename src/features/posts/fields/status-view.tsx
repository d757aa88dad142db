import { Icon } from '@wordpress/components';

import { STATUS_ICONS } from './status-icons';
import { StatusName } from './status-name';
import { getPostTitle, type Post } from '../list/post';

/** The icon and name of a post's status. */
export function StatusView( { item }: { item: Post } ) {
	const icon = STATUS_ICONS[ item.status ?? '' ];
	return (
		<span className="atelier-list-status">
			{ icon && <Icon icon={ icon } size={ 20 } /> }
			<span title={ icon ? undefined : item.status }>
				<StatusName
					type={ item.type }
					status={ item.status ?? '' }
					title={ getPostTitle( item ) }
				/>
			</span>
		</span>
	);
}
