import { __ } from '@wordpress/i18n';

import type { Filter, ListLayout } from '../types';

/** One of the views that every list of posts has in its sidebar (specification 2.6). */
export interface DefaultView {
	/** Its name in the address: `activeView`. */
	slug: string;
	/** Label; `undefined` for the view of everything, which is labelled by the type's own "All items". */
	title: string | undefined;
	/** Which number of the post counts stands beside it. */
	count: 'all' | PostStatus;
	/** Filters that the person cannot remove. */
	filters: Filter[];
	/** Layout that the view insists on. */
	layout?: ListLayout;
}

/** Statuses that views are made for (specification 4.6). */
export type PostStatus =
	| 'publish'
	| 'future'
	| 'draft'
	| 'pending'
	| 'private'
	| 'trash';

/** The view of an address that names none (specification 2.1). */
export const DEFAULT_ACTIVE_VIEW = 'all';

/** Returns the views of the sidebar in their order, with the status locked; trash uses the list layout. */
export function getDefaultViews(): DefaultView[] {
	return [
		{
			slug: DEFAULT_ACTIVE_VIEW,
			title: undefined,
			count: 'all',
			filters: [],
		},
		statusView( 'published', __( 'Published', 'atelier' ), 'publish' ),
		statusView( 'future', __( 'Scheduled', 'atelier' ), 'future' ),
		statusView( 'drafts', __( 'Drafts', 'atelier' ), 'draft' ),
		statusView( 'pending', __( 'Pending', 'atelier' ), 'pending' ),
		statusView( 'private', __( 'Private', 'atelier' ), 'private' ),
		{
			...statusView( 'trash', __( 'Trash', 'atelier' ), 'trash' ),
			layout: 'list',
		},
	];
}

function statusView(
	slug: string,
	title: string,
	status: PostStatus
): DefaultView {
	return {
		slug,
		title,
		count: status,
		filters: [
			{
				field: 'status',
				operator: 'is',
				value: status,
				isLocked: true,
			},
		],
	};
}
