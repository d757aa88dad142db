import { decodeEntities } from '@wordpress/html-entities';

import type { Post } from '../list/post';

/** Props of {@link TermsView}. */
export interface TermsViewProps {
	item: Post;
	/** Name of the taxonomy. */
	taxonomy: string;
}

/** The names of a post's terms. */
export function TermsView( { item, taxonomy }: TermsViewProps ) {
	const names = ( item._embedded?.[ 'wp:term' ] ?? [] )
		.flat()
		.filter( ( term ) => term.taxonomy === taxonomy )
		.map( ( { name = '' } ) => decodeEntities( name ) );
	return <span>{ names.join( ', ' ) }</span>;
}
