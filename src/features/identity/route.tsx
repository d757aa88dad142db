import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { describeScreen } from '@/utils/screens';
import { IdentityContent, IdentityForm } from './content';

const screen = describeScreen( 'identity' );

/** Identity: the site's title, tagline, logo and icon beside the front page (design, section 10). */
export const identityRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		areas: {
			sidebar: <RootSidebar currentPath={ screen.path } />,
			content: <IdentityContent />,
			preview: <FrontPagePreview />,
			mobile: ( { query } ) =>
				query.canvas === 'edit' ? (
					<FrontPagePreview />
				) : (
					<IdentityContent />
				),
		},
		hasPreviewSwitch: true,
		// The same width as that of Styles (specification 2.2).
		widths: { content: LAYOUT_WIDTHS.panel },
		preload: IdentityForm.preload,
	},
];
