import { __ } from '@wordpress/i18n';

import { lazyContent } from '@/components/lazy-part';
import { loadResource } from '@/data/reads/load-resource';
import { RecordCanvas } from '@/kits/canvas';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';
import type { RouteContext, RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';
import { MenuPreview, MenusPreview } from './menu-preview';
import { menusResource } from './reads/menus';

const loading = (
	<SidebarScreen title={ __( 'Navigation', 'atelier' ) } backPath="/" />
);

const MenusSidebar = lazyContent(
	() =>
		import( /* webpackChunkName: "menus" */ './menus-sidebar' ).then(
			( module ) => module.MenusSidebar
		),
	loading
);

const MenuSidebar = lazyContent< { id: number } >(
	() =>
		import( /* webpackChunkName: "menus" */ './menu-sidebar' ).then(
			( module ) => module.MenuSidebar
		),
	loading
);

// Specification 2.2: a theme that is not block-based has no menus of this kind.
const unsupported = (
	<SidebarScreen title={ __( 'Navigation', 'atelier' ) } backPath="/">
		<UnsupportedNotice />
	</SidebarScreen>
);

const screen = describeScreen( 'navigation' );

async function preload(): Promise< void > {
	await MenusSidebar.preload();
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		pages = ( await loadResource( menusResource, page ) )?.totalPages ?? 0;
	}
}

/** All menus (specification 2.2, `/navigation`). */
export const navigationRoute: RouteDefinition = {
	...screen,
	areas: {
		sidebar: ( { site } ) =>
			site.isBlockTheme ? <MenusSidebar /> : unsupported,
		preview: ( { site } ) =>
			site.isBlockTheme ? <MenusPreview /> : undefined,
		mobile: ( { site, query } ) => {
			if ( ! site.isBlockTheme ) {
				return unsupported;
			}
			return query.canvas === 'edit' ? (
				<FrontPagePreview />
			) : (
				<MenusSidebar />
			);
		},
	},
	preload,
};

/** One menu (specification 2.2, `/wp_navigation/{postId}`): its items in the sidebar, the site beside it, the menu alone in the editor. */
export const menuRoute: RouteDefinition = {
	...screen,
	name: 'wp_navigation-item',
	path: '/wp_navigation/:postId',
	areas: {
		sidebar: ( context ) => renderSidebar( context ),
		preview: ( { site, query, params } ) => {
			if ( ! site.isBlockTheme ) {
				return undefined;
			}
			return query.canvas === 'edit' ? (
				renderEditor( params )
			) : (
				<MenuPreview id={ Number( params.postId ) } />
			);
		},
		mobile: ( context ) =>
			context.query.canvas === 'edit' && context.site.isBlockTheme
				? renderEditor( context.params )
				: renderSidebar( context ),
	},
};

/** Both routes, in the order in which they are matched. */
export const menuRoutes: readonly RouteDefinition[] = [
	navigationRoute,
	menuRoute,
];

function renderSidebar( { site, params }: RouteContext ) {
	return site.isBlockTheme ? (
		// Each menu has its own component state.
		<MenuSidebar key={ params.postId } id={ Number( params.postId ) } />
	) : (
		unsupported
	);
}

function renderEditor( { postId = '' }: RouteContext[ 'params' ] ) {
	return <RecordCanvas postType="wp_navigation" postId={ postId } />;
}
