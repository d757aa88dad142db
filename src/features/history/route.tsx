import { __ } from '@wordpress/i18n';

import { AreaLoader, PreviewLoader } from '@/components/area-loader';
import { lazyContent, lazyPart } from '@/components/lazy-part';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { waitForContent } from '@/schedule/content-first';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { describeScreen } from '@/utils/screens';

const HistoryContent = lazyContent(
	() =>
		import( /* webpackChunkName: "history" */ './content' ).then(
			( module ) => module.HistoryContent
		),
	<AreaLoader label={ __( 'Loading the history', 'atelier' ) } />
);

const MomentPreview = lazyPart(
	async () => {
		await waitForContent();
		const { MomentPreview: Preview } = await import(
			/* webpackChunkName: "history" */ './preview/moment-preview'
		);
		return Preview;
	},
	<PreviewLoader />
);

const screen = describeScreen( 'history' );

/** History of the design: its changes, the site as it was, and going back. */
export const historyRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		areas: {
			sidebar: <RootSidebar currentPath={ screen.path } />,
			content: <HistoryContent />,
			preview: <MomentPreview />,
			mobile: <HistoryContent />,
		},
		hasPreviewSwitch: true,
		isEditable: () => false,
		widths: { content: LAYOUT_WIDTHS.panel },
		preload: HistoryContent.preload,
	},
];
