import type { ReactNode } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { RecordCanvas } from '@/kits/canvas';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { getRouteLayout, parseSelection } from '@/kits/list';
import type { RouteContext, RouteDefinition } from '@/router';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { preloadList } from '../list/post-list';
import { QuickEditPanel } from '../quick-edit/quick-edit-panel';
import { ListContent } from './list-content';
import { ListSidebar } from './list-sidebar';
import type { ListedPostType } from './types';

/** Width of a list in list layout, and of quick edit, in pixels (specification 2.6). */
const PANEL_WIDTH = LAYOUT_WIDTHS.panel;

/**
 * Returns the two routes of a post type: its list, and one of its posts.
 *
 * A list in list layout is beside the preview; a table or grid has the full width, without a preview.
 *
 * @param listed The post type.
 */
export function createListRoutes( listed: ListedPostType ): RouteDefinition[] {
	const { postType, name, title, right } = listed;
	const common = { title, ...( right !== undefined && { right } ) };
	const isList = ( { query }: RouteContext ) =>
		getRouteLayout( postType, query ) === 'list';
	const hasPreview = ( context: RouteContext ) =>
		isList( context ) && context.query.isCustom !== 'true';
	const isEditing = ( { query }: RouteContext ) => query.canvas === 'edit';
	const hasPanel = ( { query }: RouteContext ) =>
		getBootPayload().features.pageDetails &&
		query.quickEdit !== undefined &&
		( listed.hasQuickEdit?.( getRouteLayout( postType, query ) ) ?? true );
	// The same element for every record: the visible preview stays during navigation from and to home, and until a selected post is ready.
	const renderPreview = ( { query }: RouteContext ) => {
		const [ id ] = parseSelection( query.postId );
		return (
			<FrontPagePreview
				instead={ id === undefined ? id : { postType, postId: id } }
			/>
		);
	};
	const guarded =
		( render: ( context: RouteContext ) => ReactNode | undefined ) =>
		( context: RouteContext ) =>
			listed.needsBlockTheme && ! context.site.isBlockTheme
				? undefined
				: render( context );
	const sidebar = ( { site }: RouteContext ) => (
		<ListSidebar
			listed={ listed }
			isSupported={ ! listed.needsBlockTheme || site.isBlockTheme }
		/>
	);
	const unsupportedOr =
		( render: ( context: RouteContext ) => ReactNode ) =>
		( context: RouteContext ) =>
			guarded( render )( context ) ?? sidebar( context );

	return [
		{
			...common,
			name,
			preload: () => preloadList( postType ),
			path: `/${ postType }`,
			areas: {
				sidebar,
				content: guarded( () => <ListContent listed={ listed } /> ),
				edit: guarded( ( context ) =>
					hasPanel( context ) ? (
						<QuickEditPanel postType={ postType } />
					) : undefined
				),
				preview: guarded( ( context ) =>
					isEditing( context ) || hasPreview( context )
						? renderPreview( context )
						: undefined
				),
				mobile: unsupportedOr( ( context ) =>
					isEditing( context ) ? (
						renderPreview( context )
					) : (
						<ListContent listed={ listed } />
					)
				),
			},
			widths: {
				content: ( context ) =>
					hasPreview( context ) ? PANEL_WIDTH : undefined,
				edit: ( context ) =>
					hasPanel( context ) ? PANEL_WIDTH : undefined,
			},
		},
		{
			...common,
			name: `${ postType }-item`,
			path: `/${ postType }/:postId`,
			areas: {
				sidebar,
				preview: guarded( ( { params } ) =>
					params.postId ? (
						<RecordCanvas
							postType={ postType }
							postId={ params.postId }
						/>
					) : undefined
				),
				mobile: unsupportedOr( ( { params } ) =>
					params.postId ? (
						<RecordCanvas
							postType={ postType }
							postId={ params.postId }
						/>
					) : undefined
				),
			},
		},
	];
}
