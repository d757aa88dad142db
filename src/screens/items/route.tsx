import type { ReactNode } from 'react';

import { RecordCanvas } from '@/features/block-canvas';
import type { RouteContext, RouteDefinition } from '@/router';
import { ItemSidebar } from './sidebar';

/** Item routes (specification 2.2): the pattern of the path, by type. */
const PATTERNS: Readonly< Record< string, string > > = {
	wp_template: '/wp_template/*postId',
	wp_registered_template: '/wp_registered_template/*postId',
};

/** One record each: its details in the sidebar, the record in the canvas. */
export const itemRoutes: readonly RouteDefinition[] = Object.entries(
	PATTERNS
).map( ( [ postType, path ] ) => ( {
	name: `${ postType }-item`,
	path,
	areas: {
		sidebar: withId( ( postId ) => (
			<ItemSidebar postType={ postType } postId={ postId } />
		) ),
		preview: withId( ( postId ) => (
			<RecordCanvas postType={ postType } postId={ postId } />
		) ),
		mobile: withId( ( postId, isEditing ) =>
			isEditing ? (
				<RecordCanvas postType={ postType } postId={ postId } />
			) : (
				<ItemSidebar postType={ postType } postId={ postId } />
			)
		),
	},
} ) );

function withId(
	render: ( postId: string, isEditing: boolean ) => ReactNode
): ( context: RouteContext ) => ReactNode {
	return ( { params, query } ) =>
		params.postId === undefined
			? undefined
			: render(
					decodeURIComponent( params.postId ),
					query.canvas === 'edit'
			  );
}
