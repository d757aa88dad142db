import { loadResource } from '@/data/reads/load-resource';
import { savedViewsResource } from './saved-views';
import { savedViewTypesResource } from './saved-view-types';

/**
 * Loads the current saved views of a list. The sidebar shows errors.
 *
 * @param postType Name of the post type.
 */
export async function loadSavedViews( postType: string ): Promise< void > {
	const types = await loadResource( savedViewTypesResource, postType );
	const [ type ] = types?.data ?? [];
	await loadResource( savedViewsResource, type?.id );
}
