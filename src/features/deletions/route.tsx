import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';
import { lazyContent } from '@/components/lazy-part';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';

const DeletedContent = lazyContent(
	() =>
		import( /* webpackChunkName: "deleted" */ './content' ).then(
			( module ) => module.DeletedContent
		),
	<AreaLoader label={ __( 'Loading what was deleted', 'atelier' ) } />
);

const screen = describeScreen( 'deleted' );

/** Recently deleted: records that can be restored for 30 days. */
export const deletionRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		areas: {
			sidebar: <RootSidebar currentPath={ screen.path } />,
			content: <DeletedContent />,
			mobile: <DeletedContent />,
		},
	},
];
