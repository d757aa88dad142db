import { __ } from '@wordpress/i18n';

import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { NotFound } from './content';

/** Any other path (specification 2.2, catch-all). */
export const notFoundRoute: RouteDefinition = {
	name: 'not-found',
	path: '/*path',
	title: () => __( 'Page not found', 'atelier' ),
	areas: {
		// None of its items is the current one.
		sidebar: <RootSidebar currentPath="" />,
		content: <NotFound />,
		mobile: <NotFound />,
	},
};
