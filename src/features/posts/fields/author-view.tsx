import { __ } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import { Icon } from '@wordpress/components';
import { useState } from 'react';

import type { Post } from '../list/post';

/** Size of an avatar in the server's list of sizes (specification 9). */
const AVATAR_SIZE = '48';

/** The picture and name of a post's author. */
export function AuthorView( { item }: { item: Post } ) {
	const author = item._embedded?.author?.[ 0 ];
	const url = author?.avatar_urls?.[ AVATAR_SIZE ];
	const [ isBroken, setIsBroken ] = useState( false );
	return (
		<span className="atelier-list-author">
			{ url && ! isBroken ? (
				<img
					className="atelier-list-author__avatar"
					src={ url }
					alt=""
					loading="lazy"
					width={ 20 }
					height={ 20 }
					onError={ () => setIsBroken( true ) }
				/>
			) : (
				<Icon icon={ commentAuthorAvatar } size={ 20 } />
			) }
			<span>{ author?.name ?? __( '(unknown author)', 'atelier' ) }</span>
		</span>
	);
}
