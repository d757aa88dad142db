import type { Post } from '../list/post';

/** Minimum width of the picture in a list; the smallest size that reaches it is used. */
const MIN_WIDTH = 300;

/** The featured image of a post. */
export function MediaView( { item }: { item: Post } ) {
	const media = item._embedded?.[ 'wp:featuredmedia' ]?.[ 0 ];
	const sizes = Object.values( media?.media_details?.sizes ?? {} )
		.filter( ( { width = 0 } ) => width >= MIN_WIDTH )
		.sort( ( a, b ) => ( a.width ?? 0 ) - ( b.width ?? 0 ) );
	const url = sizes[ 0 ]?.source_url ?? media?.source_url;
	return url ? (
		<img
			className="atelier-list-media"
			src={ url }
			alt=""
			loading="lazy"
			decoding="async"
		/>
	) : (
		<span className="atelier-list-media is-empty" />
	);
}
