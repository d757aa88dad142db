import { decodeEntities } from '@wordpress/html-entities';
import type { Option } from '@wordpress/dataviews';

import { authorsResource } from '@/data/resources/authors';
import { loadResourceData } from '@/data/resources/load-resource';
import { termsResource } from '@/data/resources/terms';

/** Returns the people who can be authors, for a filter or a choice. */
export async function getAuthors(): Promise< Option< number >[] > {
	return toOptions( await loadResourceData( authorsResource ) );
}

/**
 * Returns terms for a filter.
 *
 * @param restBase REST base of the taxonomy.
 */
export async function getTerms(
	restBase: string
): Promise< Option< number >[] > {
	return toOptions( await loadResourceData( termsResource, restBase ) );
}

function toOptions(
	items: readonly { id: number; name: string }[]
): Option< number >[] {
	return items.map( ( { id, name } ) => ( {
		value: id,
		label: decodeEntities( name ),
	} ) );
}
