import { __ } from '@wordpress/i18n';

import { AuthorLabel } from '@/kits/list';
import type { Post } from '../list/post';

/** Size of an avatar in the server's list of sizes (specification 9). */
const AVATAR_SIZE = '48';

/** The picture and name of a post's author. */
export function AuthorView( { item }: { item: Post } ) {
	const author = item._embedded?.author?.[ 0 ];
	return (
		<AuthorLabel
			author={ {
				source: 'user',
				name: author?.name ?? __( '(unknown author)', 'atelier' ),
				avatar: author?.avatar_urls?.[ AVATAR_SIZE ] ?? '',
			} }
		/>
	);
}
