import { decodeEntities } from '@wordpress/html-entities';

import { termsResource } from '@/data/resources/terms';
import { useResource } from '@/data/resources/use-resource';

/** Props of {@link TermsView}. */
export interface TermsViewProps {
	restBase: string;
	ids: readonly number[] | undefined;
}

/** The names of terms. */
export function TermsView( { restBase, ids }: TermsViewProps ) {
	const { data } = useResource(
		termsResource,
		ids?.length ? restBase : undefined
	);
	const names = ( ids ?? [] ).map(
		( id ) => data?.find( ( term ) => term.id === id )?.name ?? `#${ id }`
	);
	return <span>{ data ? decodeEntities( names.join( ', ' ) ) : '' }</span>;
}
