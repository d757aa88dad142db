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
}

const NONE: readonly SavedView[] = [];

/**
 * Returns the saved views of a post type, shared and personal, oldest first (specification 7.2).
 *
 * @param postType Name of the post type.
 */
export function useSavedViews( postType: string ): SavedViews {
	const isOn = getBootPayload().features.customViews;
	const { data: terms } = useResource(
		savedViewTypesResource,
		isOn ? postType : undefined
	);
	const typeId = terms?.[ 0 ]?.id;
	const { data: records } = useResource( savedViewsResource, typeId );
	return useMemo(
		() => ( {
			views: records?.flatMap( readSavedView ) ?? NONE,
			typeId,
			hasLoaded:
				! isOn ||
				records !== undefined ||
				( terms !== undefined && typeId === undefined ),
		} ),
		[ records, terms, typeId, isOn ]
	);
}
