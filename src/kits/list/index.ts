export { ClientList, preloadClientList } from './client-list';
export type { ClientItems, ClientListProps } from './table/client-list-body';
export {
	DEFAULT_ACTIVE_VIEW,
	getDefaultViews,
	getStatusView,
	MINE_VIEW,
} from './view/default-views';
export type { DefaultView } from './view/default-views';
export type { SavedBase } from './view/get-base-view';
export { AddressedSkeleton } from './table/addressed-skeleton';
export { getAddressedLayout, getRouteLayout } from './view/get-route-layout';
export { AUTHOR_ICONS, AuthorLabel } from './fields/author-label';
export { RowTitle } from './fields/row-title';
export { getStatusLabel } from './fields/get-status-label';
export { addFields } from './fields/add-fields';
export { useListExtensions } from './use-list-extensions';
export { parseView } from './view/parse-view';
export { parseSelection } from './table/selection';
export type { LayoutDefaults, ListLayout, ListView } from './types';
export type { ViewBase } from './view/use-addressed-view';
export { useListView } from './view/use-list-view';
export type { ListViewState } from './view/use-list-view';
