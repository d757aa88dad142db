import { useSelect } from '@wordpress/data';
import type { Action, Field } from '@wordpress/dataviews';

import { store } from './index';

/**
 * Returns the fields that other plugins registered for a post type. Their item type is not checked.
 *
 * @param postType Name of the post type; undefined until it is known.
 */
export function useRegisteredFields< Item >(
	postType: string | undefined
): readonly Field< Item >[] {
	const fields: unknown = useSelect(
		( select ) =>
			select( store ).getEntityFields( 'postType', postType ?? '' ),
		[ postType ]
	);
	return fields as readonly Field< Item >[];
}

/**
 * Returns the actions that other plugins registered for a post type.
 *
 * @param postType Name of the post type; undefined until it is known.
 */
export function useRegisteredActions< Item >(
	postType: string | undefined
): readonly Action< Item >[] {
	const actions: unknown = useSelect(
		( select ) =>
			select( store ).getEntityActions( 'postType', postType ?? '' ),
		[ postType ]
	);
	return actions as readonly Action< Item >[];
}
