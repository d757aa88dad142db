import { useMemo } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { useResource, useResources } from '@/data/reads/use-resource';
import { savedViewTypesResource } from '../reads/saved-view-types';
import { savedViewsResource } from '../reads/saved-views';
import { readSavedView } from './read-saved-view';
import type { SavedView } from './types';

/** The saved views of a type. */
export interface SavedViews {
	views: readonly SavedView[];
	/** Id of the type's term; `undefined` if it does not exist yet. */
	typeId: number | undefined;
	/** Whether the server has answered. */
	hasLoaded: boolean;
	/** Error of a request. */
	error: unknown;
	/** Repeats the failed request. */
	retry: () => void;
}

const NONE: readonly SavedView[] = [];

/**
 * Returns the saved views of a post type, shared and personal, oldest first (specification 7.2).
 *
 * @param postType Name of the post type.
 */
export function useSavedViews( postType: string ): SavedViews {
	const isOn = getBootPayload().features.customViews;
	const types = useResource(
		savedViewTypesResource,
		isOn ? postType : undefined
	);
	const { data: terms } = types;
	const typeId = terms?.[ 0 ]?.id;
	const saved = useResource( savedViewsResource, typeId );
	const { totalPages } = saved;
	const reads = useMemo(
		(): [ number | undefined, number ][] =>
			Array.from( { length: Math.max( totalPages - 1, 0 ) }, ( _, i ) => [
				typeId,
				i + 2,
			] ),
		[ typeId, totalPages ]
	);
	const further = useResources( savedViewsResource, reads );
	const failed = [ types, saved, further ].find( hasError ) ?? saved;
	const { retry } = failed;
	const error = findError( failed );
	return useMemo( () => {
		const pages = [ saved, ...further.answers ].map( ( { data } ) => data );
		const hasAll = pages.every( ( page ) => page !== undefined );
		return {
			views: hasAll
				? pages.flatMap( ( page = [] ) =>
						page.flatMap( readSavedView )
				  )
				: NONE,
			typeId,
			hasLoaded:
				! isOn ||
				hasAll ||
				( terms !== undefined && typeId === undefined ),
			error,
			retry,
		};
	}, [ saved, further.answers, terms, typeId, isOn, error, retry ] );
}

type Read = { retry: () => void } & (
	| { error: unknown }
	| { answers: readonly { error: unknown }[] }
);

function findError( read: Read ): unknown {
	return 'error' in read
		? read.error
		: read.answers.find( ( { error } ) => error )?.error;
}

function hasError( read: Read ): boolean {
	return findError( read ) !== undefined;
}
