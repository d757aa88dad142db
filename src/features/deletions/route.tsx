import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';
import { lazyContent } from '@/components/lazy-part';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';

const DeletedContent = lazyContent(
	() =>
		import( /* webpackChunkName: "deleted" */ './content' ).then(
			( module ) => module.DeletedContent
		),
	<AreaLoader label={ __( 'Loading what was deleted', 'atelier' ) } />
);

/** Recently deleted: what can be restored for 30 days. */
export const deletedRoute: RouteDefinition = {
	name: 'deleted',
	path: '/deleted',
	title: () => __( 'Recently deleted', 'atelier' ),
	areas: {
		sidebar: <RootSidebar currentPath="/deleted" />,
		content: <DeletedContent />,
		mobile: <DeletedContent />,
	},
};
