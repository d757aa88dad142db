import { decodeEntities } from '@wordpress/html-entities';

import type { Post } from '../list/post';

/** The title of a post's parent; its id if the person may not read it. */
export function ParentView( { item }: { item: Post } ) {
	if ( ! item.parent ) {
		return <span />;
	}
	const title = item._embedded?.up?.[ 0 ]?.title?.rendered;
	return (
		<span>{ title ? decodeEntities( title ) : `#${ item.parent }` }</span>
	);
}
