import { useMemo } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { savedViewTypesResource } from '@/data/resources/saved-view-types';
import { savedViewsResource } from '@/data/resources/saved-views';
import { useResource } from '@/data/resources/use-resource';
import { readSavedView } from './read-saved-view';
import type { SavedView } from './types';

/** The saved views of a type. */
export interface SavedViews {
	views: readonly SavedView[];
	/** Id of the type's term; `undefined` when there is none yet. */
	typeId: number | undefined;
	/** Whether the server has been heard. */
	hasLoaded: boolean;
	/** Why they could not be had. */
	error: unknown;
	/** Asks for them again. */
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
	const { data: records } = saved;
	const { error, retry } = types.error ? types : saved;
	return useMemo(
		() => ( {
			views: records?.flatMap( readSavedView ) ?? NONE,
			typeId,
			hasLoaded:
				! isOn ||
				records !== undefined ||
				( terms !== undefined && typeId === undefined ),
			error,
			retry,
		} ),
		[ records, terms, typeId, isOn, error, retry ]
	);
}
