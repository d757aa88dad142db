import type { RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';
import { createListRoutes } from '../list-screen/create-list-routes';

/** Pages (specification 2.2, `/page` and `/page/{postId}`); quick edit is beside a table or grid. */
export const pageRoutes: readonly RouteDefinition[] = createListRoutes( {
	postType: 'page',
	...describeScreen( 'pages' ),
	needsBlockTheme: true,
	hasQuickEdit: ( layout ) => layout !== 'list',
} );
