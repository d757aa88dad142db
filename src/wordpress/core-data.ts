import { store } from '@wordpress/core-data';
import type { select as defaultSelect } from '@wordpress/data';

import { unlockStore } from './unlock';

interface PrivateSelectors {
	/** The record that the front page shows; undefined while that is loading. */
	getHomePage: () =>
		| { postType: string; postId: number | string }
		| null
		| undefined;
	/** Id of the template that a record uses; undefined while that is loading. */
	getTemplateId: (
		postType: string,
		postId: number | string
	) => string | undefined;
}

/**
 * Returns core-data's private selectors.
 *
 * @param select The `select` of a registry.
 */
export function privateCoreSelectors(
	select: typeof defaultSelect
): PrivateSelectors {
	return unlockStore< PrivateSelectors >( select( store ) );
}
