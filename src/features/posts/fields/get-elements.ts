import { decodeEntities } from '@wordpress/html-entities';
import type { Option } from '@wordpress/dataviews';

import { loadAllPages } from '@/data/reads/load-all-pages';
import { authorsResource } from '../reads/authors';
import { postTitlesResource } from '../reads/post-titles';
import { termsResource } from '../reads/terms';

/*
 * Choices of filters. All of them are requested when a filter is opened: a list of more than ten has a search (specification 5), which only
 * finds loaded choices.
 */

/** Returns the people who can be authors, as choices. */
export async function getAuthors(): Promise< Option< number >[] > {
	return toOptions(
		await loadAllPages( authorsResource, ( page ) => [ page ] )
	);
}

/**
 * Returns terms for a filter.
 *
 * @param restBase REST base of the taxonomy.
 */
export async function getTerms(
	restBase: string
): Promise< Option< number >[] > {
	return toOptions(
		await loadAllPages( termsResource, ( page ) => [ restBase, page ] )
	);
}

/**
 * Returns the posts that can be parents of others, for a filter.
 *
 * @param collection REST path of the collection.
 */
export async function getParents(
	collection: string
): Promise< Option< number >[] > {
	return toOptions(
		await loadAllPages( postTitlesResource, ( page ) => [
			collection,
			page,
		] )
	);
}

function toOptions(
	items: readonly { id: number; name: string }[]
): Option< number >[] {
	return items.map( ( { id, name } ) => ( {
		value: id,
		label: decodeEntities( name ),
	} ) );
}
