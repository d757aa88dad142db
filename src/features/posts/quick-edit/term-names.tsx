import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { shorten } from '@/utils/shorten';
import { namedTermsResource } from '../reads/terms';

/** Props of {@link TermNames}. */
export interface TermNamesProps {
	/** REST base of the taxonomy. */
	restBase: string;
	ids: readonly number[];
}

/** The names of terms, in a line. */
export function TermNames( { restBase, ids }: TermNamesProps ) {
	const { data = [] } = useResource( namedTermsResource, restBase, ids );
	if ( ids.length === 0 ) {
		return <span>{ __( 'None', 'atelier' ) }</span>;
	}
	return (
		<span>
			{ data
				.map( ( { name } ) => shorten( decodeEntities( name ) ) )
				.join( ', ' ) }
		</span>
	);
}
