/** Context that blocks at the root of a canvas inherit. */
export interface BlockContext extends Record< string, unknown > {
	postType?: string;
	postId?: number | string;
	templateSlug?: string;
}

/** Templates of single records by the beginning of their slug, and the type whose records they show. */
const SINGLE_TEMPLATES: Readonly< Record< string, string > > = {
	page: 'page',
	single: 'post',
};

/**
 * Returns the context of the blocks of a record. A template shows no record; where its slug says of which type those are that it serves,
 * its blocks know the type.
 *
 * @param record          The record.
 * @param record.postType Its type.
 * @param record.postId   Its id.
 * @param record.slug     Slug of a template; undefined of all others, and until it is known.
 */
export function getBlockContext( {
	postType,
	postId,
	slug,
}: {
	postType: string;
	postId: number | string;
	slug?: string | undefined;
} ): BlockContext {
	if ( slug === undefined ) {
		return { postType, postId };
	}
	const [ kind = '', ...rest ] = slug.split( '-' );
	const named = kind === 'single' && rest[ 0 ] ? rest[ 0 ] : undefined;
	const shown = named ?? SINGLE_TEMPLATES[ kind ];
	return { templateSlug: slug, ...( shown && { postType: shown } ) };
}
