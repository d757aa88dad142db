/** Context that blocks at the root of a canvas inherit. */
export interface BlockContext extends Record< string, unknown > {
	postType?: string;
	postId?: number | string;
	templateSlug?: string;
}

/** Types of the records that templates of single records show, by the beginning of the template's slug. */
const SINGLE_TEMPLATES: Readonly< Record< string, string > > = {
	page: 'page',
	single: 'post',
};

/**
 * Returns the context of the blocks of a record. A template shows no record, but its slug may name the type of the records that it serves.
 *
 * @param record          The record.
 * @param record.postType Its type.
 * @param record.postId   Its id.
 * @param record.slug     Slug of a template; undefined for other records, and until it is loaded.
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
