import { __ } from '@wordpress/i18n';

import type { RouteDefinition } from '@/router';
import { createListRoutes } from './list-screen/create-list-routes';

/** Posts (specification 2.2, `/post/{postId}`; its root is `/post`, design 10). */
export const postRoutes: readonly RouteDefinition[] = createListRoutes( {
	postType: 'post',
	title: () => __( 'Posts', 'atelier' ),
} ).map( ( route ) => ( { ...route, right: 'editPosts' } ) );
