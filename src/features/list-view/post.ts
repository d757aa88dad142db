import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

/** A post as a list reads it; the properties that its type does not have are missing. */
export interface Post {
	id: number;
	type: string;
	title?: { raw?: string; rendered?: string };
	status?: string;
	date?: string | null;
	date_gmt?: string | null;
	modified?: string;
	slug?: string;
	link?: string;
	author?: number;
	parent?: number;
	menu_order?: number;
	/** Depth in the listed tree; there when levels were asked for. */
	level?: number;
	password?: string;
	comment_status?: string;
	ping_status?: string;
	sticky?: boolean;
	format?: string;
	template?: string;
	featured_media?: number;
	excerpt?: { raw?: string; rendered?: string };
	categories?: readonly number[];
	tags?: readonly number[];
	_links?: {
		self?: readonly { targetHints?: { allow?: readonly string[] } }[];
		'version-history'?: readonly { count?: number; href?: string }[];
		'predecessor-version'?: readonly { id?: number }[];
	};
	_embedded?: {
		author?: readonly {
			id?: number;
			name?: string;
			avatar_urls?: Readonly< Record< string, string > >;
		}[];
		'wp:featuredmedia'?: readonly {
			source_url?: string;
			alt_text?: string;
			media_details?: {
				sizes?: Readonly<
					Record< string, { source_url?: string; width?: number } >
				>;
			};
		}[];
	};
}

/**
 * Returns a post's title as text, the specification's words for a post without one.
 *
 * @param post The post.
 */
export function getTitle( post: Pick< Post, 'title' > ): string {
	const title =
		post.title?.raw ?? decodeEntities( post.title?.rendered ?? '' );
	return title.trim() === '' ? __( '(no title)', 'atelier' ) : title;
}

/**
 * Tells what the person may do with a post, as the server says beside the record.
 *
 * @param post   The post.
 * @param method HTTP method.
 */
export function isAllowed( post: Post, method: 'PUT' | 'DELETE' ): boolean {
	const allow = post._links?.self?.[ 0 ]?.targetHints?.allow;
	return allow?.includes( method ) ?? false;
}
