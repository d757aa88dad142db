import { decodeEntities } from '@wordpress/html-entities';

import { useRest } from '@/data/api/use-rest';

/** A term, as far as a list names it. */
export interface Term {
	id: number;
	name: string;
}

/** REST path of the terms that lists name and filter by. */
export function termsPath( restBase: string ): string {
	return `/wp/v2/${ restBase }?context=view&per_page=100&orderby=name&_fields=id,name`;
}

/** Props of {@link TermsView}. */
export interface TermsViewProps {
	restBase: string;
	ids: readonly number[] | undefined;
}

/** The names of terms. */
export function TermsView( { restBase, ids }: TermsViewProps ) {
	const { data } = useRest< readonly Term[] >(
		ids?.length ? termsPath( restBase ) : undefined
	);
	const names = ( ids ?? [] ).map(
		( id ) => data?.find( ( term ) => term.id === id )?.name ?? `#${ id }`
	);
	return <span>{ data ? decodeEntities( names.join( ', ' ) ) : '' }</span>;
}
