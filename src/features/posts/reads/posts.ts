import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { collectionPath, type PostType } from './post-type';

/** A post in a list; properties that its type does not have are missing. */
export interface Post {
	id: number;
	type: string;
	/** Token of its content, see `data/writes`. */
	atelier_token?: string;
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
	/** Depth in the listed tree, if levels were requested. */
	level?: number;
	password?: string;
	comment_status?: string;
	ping_status?: string;
	sticky?: boolean;
	format?: string;
	template?: string;
	featured_media?: number;
	/** Null if the person may not read them. */
	atelier_notes_count?: number | null;
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
		up?: readonly { title?: { rendered?: string } }[];
		'wp:term'?: readonly ( readonly {
			id?: number;
			name?: string;
			taxonomy?: string;
		}[] )[];
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

/** Posts of a type, by the query of a view (`src/kits/list/view/view-to-query.ts`). */
export const postsResource = defineResource( {
	name: 'posts',
	path: (
		postType: PostType,
		query: Readonly< Record< string, unknown > >
	) => addQueryArgs( collectionPath( postType ), query ),
	parse: parseItems(
		( value ): value is Post =>
			hasId( value ) && typeof value.type === 'string'
	),
	isStaleAfter: ( write, path ) =>
		isWriteTo( write, path ) ||
		write.route.startsWith( '/atelier/v1/deletions' ),
} );
