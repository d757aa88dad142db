import { __ } from '@wordpress/i18n';

import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';

/** Home (specification 2.2, `/`). */
export const homeRoute: RouteDefinition = {
	name: 'home',
	path: '/',
	title: () => __( 'Design', 'atelier' ),
	areas: {
		sidebar: <RootSidebar />,
		preview: <FrontPagePreview />,
		mobile: ( { query } ) =>
			query.canvas === 'edit' ? <FrontPagePreview /> : <RootSidebar />,
	},
};
