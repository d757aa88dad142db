import { __ } from '@wordpress/i18n';

import { createListRoutes } from '@/features/list-screen';
import type { RouteDefinition } from '@/router';

/** Posts (specification 2.2, `/post/{postId}`; its root is `/post`, design 10). */
export const postRoutes: readonly RouteDefinition[] = createListRoutes( {
	postType: 'post',
	title: () => __( 'Posts', 'atelier' ),
} ).map( ( route ) => ( { ...route, right: 'editPosts' } ) );
