import type { RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';
import { createListRoutes } from './list-screen/create-list-routes';

/** Posts (specification 2.2, `/post/{postId}`; its root is `/post`, design 10). */
export const postRoutes: readonly RouteDefinition[] = createListRoutes( {
	postType: 'post',
	...describeScreen( 'posts' ),
} );
