import { __ } from '@wordpress/i18n';

import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { IdentityContent, IdentityForm } from './content';

/** Identity: the site's title, tagline, logo and icon beside the front page (design, section 10). */
export const identityRoute: RouteDefinition = {
	name: 'identity',
	path: '/identity',
	title: () => __( 'Identity', 'atelier' ),
	areas: {
		sidebar: <RootSidebar currentPath="/identity" />,
		content: <IdentityContent />,
		preview: <FrontPagePreview />,
		mobile: ( { query } ) =>
			query.canvas === 'edit' ? (
				<FrontPagePreview />
			) : (
				<IdentityContent />
			),
	},
	// As wide as the Styles screen (specification 2.2), which stands in the same place.
	widths: { content: LAYOUT_WIDTHS.panel },
	preload: IdentityForm.preload,
};
