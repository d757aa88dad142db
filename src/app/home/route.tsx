import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';

/** Home (specification 2.2, `/`). */
export const homeRoute: RouteDefinition = {
	...describeScreen( 'home' ),
	areas: {
		sidebar: <RootSidebar />,
		preview: <FrontPagePreview />,
		mobile: ( { query } ) =>
			query.canvas === 'edit' ? <FrontPagePreview /> : <RootSidebar />,
	},
	hasPreviewSwitch: true,
};
