import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';
import { lazyContent } from '@/components/lazy-part';
import { isSupportedTheme, RootSidebar, SidebarScreen } from '@/kits/sidebar';
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

/** Bring: the work that people did in another theme, and the choice of its parts for the current one. */
export const bringRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		areas: {
			// The root says of a theme without blocks that it supports nothing.
			sidebar: ( { site } ) =>
				isSupportedTheme( site ) ? (
					<RootSidebar currentPath={ screen.path } />
				) : (
					<SidebarScreen title={ screen.title() } backPath="/pattern">
						{ null }
					</SidebarScreen>
				),
			content: ( { query } ) => (
				<BringContent key={ query.from } from={ query.from } />
			),
			mobile: ( { query } ) => (
				<BringContent key={ query.from } from={ query.from } />
			),
		},
	},
];
