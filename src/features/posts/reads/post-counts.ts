import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import type { Write } from '@/data/reads/types';
import { isRecord } from '@/utils/is-record';
import { readList } from '@/utils/read-list';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';

/** A status that a plugin has registered, and the number of posts that have it. */
export interface AddedStatus {
	name: string;
	label: string;
	count: number;
}

/** Numbers of posts of a type: by status, in total without the trash, and of these the person's own. */
export type PostCounts = Readonly<
	{ added: readonly AddedStatus[] } & Record<
		| 'all'
		| 'mine'
		| 'publish'
		| 'future'
		| 'draft'
		| 'pending'
		| 'private'
		| 'trash',
		number
	>
>;

/** The numbers of posts of a type, by the type's name. */
export const postCountsResource = defineResource( {
	name: 'post-counts',
	path: ( postType: string | undefined ) =>
		postType && `/atelier/v1/post-counts/${ postType }`,
	parse: ( body ): PostCounts => {
		const counts = parseCounts( body );
		return {
			all: toNumber( counts.all ),
			mine: toNumber( counts.mine ),
			publish: toNumber( counts.publish ),
			future: toNumber( counts.future ),
			draft: toNumber( counts.draft ),
			pending: toNumber( counts.pending ),
			private: toNumber( counts.private ),
			trash: toNumber( counts.trash ),
			added: readList( counts.added, readStatus ),
		};
	},
	isStaleAfter: mayCount,
} );

// The collection of a type need not have its name: every write to an item of a collection, or to a deleted one, counts,
// except for types that are never in a list of posts.
const OTHER_COLLECTIONS =
	/^\/wp\/v2\/(settings|users|media|global-styles|templates|template-parts|categories|tags|wp_[a-z_]+)(\/|$)/;
const ITEM = /^\/[^/]+\/v\d+\/[^/]+(\/\d+)?$/;

function mayCount( { route }: Write ): boolean {
	return (
		( ITEM.test( route ) && ! OTHER_COLLECTIONS.test( route ) ) ||
		route.startsWith( '/atelier/v1/deletions' )
	);
}

function readStatus( {
	name,
	label,
	count,
}: Record< string, unknown > ): AddedStatus {
	return {
		name: toText( name ),
		label: toText( label ) || toText( name ),
		count: toNumber( count ),
	};
}

const parseCounts = parseRecord( isPostCounts );

function isPostCounts( value: unknown ): value is PostCounts {
	return isRecord( value ) && typeof value.all === 'number';
}
