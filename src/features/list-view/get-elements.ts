import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import type { Option } from '@wordpress/dataviews';

import { termsPath, type Term } from './fields/terms-view';

/** Returns the people who can be authors, for a filter or a choice. */
export async function getAuthors(): Promise< Option< number >[] > {
	const users = await apiFetch< { id: number; name: string }[] >( {
		path: '/wp/v2/users?context=view&who=authors&per_page=100&_fields=id,name',
	} );
	return users.map( ( { id, name } ) => ( {
		value: id,
		label: decodeEntities( name ),
	} ) );
}

/**
 * Returns terms for a filter.
 *
 * @param restBase REST base of the taxonomy.
 */
export async function getTerms(
	restBase: string
): Promise< Option< number >[] > {
	const terms = await apiFetch< Term[] >( { path: termsPath( restBase ) } );
	return terms.map( ( { id, name } ) => ( {
		value: id,
		label: decodeEntities( name ),
	} ) );
}
