import { useMemo } from 'react';
import { addQueryArgs } from '@wordpress/url';

import { getBootPayload } from '@/data/site/boot-payload';
import { useRest } from '@/data/api/use-rest';
import { readSavedView, type SavedViewRecord } from './read-saved-view';
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

/** More views than a sidebar can hold. */
const MAX_VIEWS = 100;

/**
 * Returns the saved views of a post type, shared and personal, oldest first (specification 7.2).
 *
 * @param postType Name of the post type.
 */
export function useSavedViews( postType: string ): SavedViews {
	const isOn = getBootPayload().features.customViews;
	const { data: terms } = useRest< readonly { id: number }[] >(
		isOn ? viewTypePath( postType ) : undefined
	);
	const typeId = terms?.[ 0 ]?.id;
	const { data: records } = useRest< readonly SavedViewRecord[] >(
		typeId === undefined ? undefined : savedViewsPath( typeId )
	);
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

/**
 * Returns the REST path of the term of a type.
 *
 * @param postType Name of the post type.
 */
export function viewTypePath( postType: string ): string {
	return addQueryArgs( '/wp/v2/wp_dataviews_type', {
		slug: postType,
		_fields: 'id,name,slug',
	} );
}

function savedViewsPath( typeId: number ): string {
	return addQueryArgs( '/wp/v2/wp_dataviews', {
		wp_dataviews_type: typeId,
		status: 'publish,private',
		context: 'edit',
		order: 'asc',
		orderby: 'date',
		per_page: MAX_VIEWS,
		_fields: 'id,title,status,content',
	} );
}
