import { useMemo } from 'react';
import { decodeEntities } from '@wordpress/html-entities';

import { useResource, useResources } from '@/data/reads/use-resource';
import { shorten } from '@/utils/shorten';
import { termsResource, type Term } from '../reads/terms';

/** A guard against a site with hundreds of thousands of terms: 5,000 at most. */
const MAX_PAGES = 50;

/** All terms of a taxonomy. */
export interface Terms {
	terms: readonly Term[];
	isLoading: boolean;
	error: unknown;
	retry: () => void;
}

/**
 * Returns the terms of a taxonomy; the pages are added as they arrive.
 *
 * @param restBase REST base of the taxonomy.
 */
export function useTerms( restBase: string ): Terms {
	const first = useResource( termsResource, restBase, 1 );
	const count = Math.min( first.totalPages, MAX_PAGES );
	const reads = useMemo(
		() =>
			Array.from(
				{ length: Math.max( count, 1 ) },
				( _, index ): [ string, number ] => [ restBase, index + 1 ]
			),
		[ restBase, count ]
	);
	const { answers, retry } = useResources( termsResource, reads );
	return useMemo(
		() => ( {
			terms: answers
				.flatMap( ( { data = [] } ) => data )
				.map( ( term ) => ( {
					...term,
					name: shorten( decodeEntities( term.name ) ),
				} ) ),
			isLoading: answers.some(
				( { data, error } ) => data === undefined && error === undefined
			),
			error: answers.find( ( { error } ) => error )?.error,
			retry,
		} ),
		[ answers, retry ]
	);
}
