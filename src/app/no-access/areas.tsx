import type { RouteDefinition } from '@/router';
import { NoAccess } from './content';
import { NoAccessSidebar } from './sidebar';

/** Placeholder for a screen that a person may not use (specification 6). */
export const noAccessAreas: RouteDefinition[ 'areas' ] = {
	sidebar: <NoAccessSidebar />,
	content: <NoAccess />,
	mobile: <NoAccess />,
};
