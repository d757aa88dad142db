import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';
import { lazyContent } from '@/components/lazy-part';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { describeScreen } from '@/utils/screens';

const loading = <AreaLoader label={ __( 'Loading the drafts', 'atelier' ) } />;

const DraftsContent = lazyContent(
	() =>
		import(
			/* webpackChunkName: "draft-screens" */ './drafts-content'
		).then( ( module ) => module.DraftsContent ),
	loading
);

const DraftContent = lazyContent< { id: number } >(
	() =>
		import(
			/* webpackChunkName: "draft-screens" */ './draft-content'
		).then( ( module ) => module.DraftContent ),
	loading
);

const screen = describeScreen( 'drafts' );

/** Drafts of the design: the list of all, and the screen of one. */
export const draftRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		areas: {
			sidebar: <RootSidebar currentPath={ screen.path } />,
			content: <DraftsContent />,
			mobile: <DraftsContent />,
		},
	},
	{
		...screen,
		name: 'draft-item',
		path: '/draft/:draftId',
		areas: {
			sidebar: <RootSidebar currentPath={ screen.path } />,
			content: ( { params } ) => (
				<DraftContent
					key={ params.draftId }
					id={ Number( params.draftId ) }
				/>
			),
			preview: <FrontPagePreview />,
			mobile: ( { params } ) => (
				<DraftContent
					key={ params.draftId }
					id={ Number( params.draftId ) }
				/>
			),
		},
		isEditable: () => false,
		widths: { content: LAYOUT_WIDTHS.panel },
	},
];
