import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';
import { lazyContent } from '@/components/lazy-part';
import { RootSidebar } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';

const BringContent = lazyContent< { from: string | undefined } >(
	() =>
		import( /* webpackChunkName: "bring" */ './bring-content' ).then(
			( module ) => module.BringContent
		),
	<AreaLoader label={ __( 'Loading your work', 'atelier' ) } />
);

const screen = describeScreen( 'bring' );

/** Bring: the work that people did in another theme, and what of it the current one gets. */
export const bringRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		areas: {
			sidebar: <RootSidebar currentPath={ screen.path } />,
			content: ( { query } ) => (
				<BringContent key={ query.from } from={ query.from } />
			),
			mobile: ( { query } ) => (
				<BringContent key={ query.from } from={ query.from } />
			),
		},
	},
];
