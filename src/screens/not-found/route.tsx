import { __ } from '@wordpress/i18n';

import type { RouteDefinition } from '@/router';
import { NotFound } from './content';
import { NotFoundSidebar } from './sidebar';

/** Any other path (specification 2.2, catch-all). */
export const notFoundRoute: RouteDefinition = {
	name: 'not-found',
	path: '/*path',
	title: () => __( 'Page not found', 'atelier' ),
	areas: {
		sidebar: <NotFoundSidebar />,
		content: <NotFound />,
		mobile: <NotFound />,
	},
};
