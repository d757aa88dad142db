import { __ } from '@wordpress/i18n';

import type { RouteDefinition } from '@/router';
import { HomePreview } from './preview';
import { HomeSidebar } from './sidebar';

/** Home (specification 2.2, `/`). */
export const homeRoute: RouteDefinition = {
	name: 'home',
	path: '/',
	title: () => __( 'Design', 'atelier' ),
	areas: {
		sidebar: <HomeSidebar />,
		preview: <HomePreview />,
		mobile: ( { query } ) =>
			query.canvas === 'edit' ? <HomePreview /> : <HomeSidebar />,
	},
};
