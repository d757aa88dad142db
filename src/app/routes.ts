import type { RouteDefinition } from '@/router';
import { deletionRoutes } from '@/features/deletions/route';
import { draftRoutes } from '@/features/drafts/route';
import { fontRoutes } from '@/features/fonts/route';
import { historyRoutes } from '@/features/history/route';
import { identityRoutes } from '@/features/identity/route';
import { menuRoutes } from '@/features/menus/route';
import { pageRoutes } from '@/features/posts/pages/route';
import { patternRoutes } from '@/features/patterns/route';
import { postRoutes } from '@/features/posts/route';

import { styleBookRoute } from '@/features/styles/static-style-book/route';
import { styleRoutes } from '@/features/styles/route';
import { templateRoutes } from '@/features/templates/route';
import { bringRoutes } from '@/features/transfer/bring/route';
import { compareRoutes } from './compare/route';
import { homeRoute } from './home/route';
import { notFoundRoute } from './not-found/route';

/**
 * The route table (specification 2.2), in the order in which the routes match; the catch-all is last. Paths, titles and rights come from
 * `includes/page/screens.json`.
 */
export const ROUTES: readonly RouteDefinition[] = [
	homeRoute,
	...identityRoutes,
	...pageRoutes,
	...postRoutes,
	...styleRoutes,
	...compareRoutes,
	...fontRoutes,
	styleBookRoute,
	...patternRoutes,
	...historyRoutes,
	...draftRoutes,
	...bringRoutes,
	...deletionRoutes,
	...menuRoutes,
	...templateRoutes,
	notFoundRoute,
];
