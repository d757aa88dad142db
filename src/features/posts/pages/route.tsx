import { __ } from '@wordpress/i18n';

import type { RouteDefinition } from '@/router';
import { createListRoutes } from '../list-screen/create-list-routes';

/** Pages (specification 2.2, `/page` and `/page/{postId}`); quick edit stands beside a table or grid. */
export const pageRoutes: readonly RouteDefinition[] = createListRoutes( {
	postType: 'page',
	title: () => __( 'Pages', 'atelier' ),
	needsBlockTheme: true,
	hasQuickEdit: ( layout ) => layout !== 'list',
} ).map( ( route ) => ( { ...route, right: 'editPages' } ) );
