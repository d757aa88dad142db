import { __ } from '@wordpress/i18n';

import type { ViewConfig } from '@/data/site/boot-payload';
import type { Filter, ListLayout, ListView } from '../types';
import { parseViewPart, readLayout } from './parse-view';

/** One of the views that every list of posts has in its sidebar (specification 2.6). */
export interface DefaultView {
	/** Its name in the address: `activeView`. */
	slug: string;
	/** Label; `undefined` for the view of all items, which is labelled by the type's own "All items". */
	title: string | undefined;
	/** The post count that is shown beside it; a plugin's view has none. */
	count?: 'all' | 'mine' | PostStatus;
	/** The status of a plugin that the view shows. */
	status?: string;
	/** Filters that the person cannot remove. */
	filters: Filter[];
	/** Further properties of a plugin’s view. */
	view?: Partial< ListView >;
	/** Layout that the view requires. */
	layout?: ListLayout;
}

/** Statuses that have a view (specification 4.6). */
export type PostStatus =
	| 'publish'
	| 'future'
	| 'draft'
	| 'pending'
	| 'private'
	| 'trash';

/** The view of an address that names none (specification 2.1). */
export const DEFAULT_ACTIVE_VIEW = 'all';

/** The view of the person's own posts, which is offered where others write, too. */
export const MINE_VIEW = 'mine';

/**
 * Returns the views of the sidebar in their order, with the status or the author locked; trash uses the list layout. Those of
 * plugins follow.
 *
 * @param person Id of the person who is logged in.
 * @param config Additions of plugins to the list.
 */
export function getDefaultViews(
	person: number,
	config: ViewConfig = {}
): DefaultView[] {
	return [
		{
			slug: DEFAULT_ACTIVE_VIEW,
			title: undefined,
			count: 'all',
			filters: [],
		},
		{
			slug: MINE_VIEW,
			title: __( 'Mine', 'atelier' ),
			count: 'mine',
			filters: [ lock( 'author', person ) ],
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
		...( config.views ?? [] ).map( toDefaultView ),
	];
}

/** Beginning of the slugs of views of plugins' statuses. */
const STATUS_PREFIX = 'status-';

/**
 * Returns the view of a status that a plugin has registered.
 *
 * @param status The status.
 * @param title  Its label.
 */
export function getStatusView( status: string, title: string ): DefaultView {
	return {
		slug: STATUS_PREFIX + status,
		title,
		status,
		filters: [ lock( 'status', status ) ],
	};
}

/**
 * Returns the view of a plugin's status that an address names; undefined for another name. Whether posts have the status is known later.
 *
 * @param slug `activeView` of the address.
 */
export function findStatusView(
	slug: string | undefined
): DefaultView | undefined {
	const status = slug?.startsWith( STATUS_PREFIX )
		? slug.slice( STATUS_PREFIX.length )
		: '';
	return /^[a-z0-9_-]{1,20}$/.test( status )
		? getStatusView( status, status )
		: undefined;
}

function toDefaultView( {
	slug,
	title,
	view,
}: NonNullable< ViewConfig[ 'views' ] >[ number ] ): DefaultView {
	const { filters = [], ...rest } = parseViewPart( view );
	const layout = readLayout( view.type );
	return { slug, title, filters, view: rest, ...( layout && { layout } ) };
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
		filters: [ lock( 'status', status ) ],
	};
}

function lock( field: string, value: string | number ): Filter {
	return { field, operator: 'is', value, isLocked: true };
}
