export { getExitPath, type EditorLocation } from './exit-path';
export {
	getArrival,
	hasPreviousRecord,
	installHistoryMemory,
	type Arrival,
} from './history-memory';
export { AppRouter, type AppRouterProps } from './provider';
export { Link, type LinkProps } from './link';
export { repairAddress } from './readable-path';
export {
	addReturnPath,
	comparePath,
	type ComparedStates,
	editPath,
	itemPath,
	pathTo,
	returnPathFor,
	stylesPath,
} from './paths';
export { PREVIEWED } from './types';
export type {
	Area,
	AreaName,
	AreaWidth,
	RouteContext,
	RouteDefinition,
	RouteQuery,
	RouteSite,
} from './types';
export { CoveringContext, useIsCovering } from './use-is-covering';
export { useNavigate, type Navigate } from './use-navigate';
export { CurrentRouteContext, useRoute, type Route } from './use-route';
export { useRouteTitle } from './use-route-title';
export { useViewModeOnly } from './use-view-mode-only';
