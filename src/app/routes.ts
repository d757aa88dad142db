import type { RouteDefinition } from '@/router';
import { deletedRoute } from '@/features/deletions/route';
import { fontsRoute } from '@/features/fonts/route';
import { identityRoute } from '@/features/identity/route';
import { menuRoutes } from '@/features/menus/route';
import { pageRoutes } from '@/features/posts/pages/route';
import { patternRoutes } from '@/features/patterns/route';
import { postRoutes } from '@/features/posts/route';
import { styleBookRoute } from '@/features/styles/stylebook/route';
import { stylesRoute } from '@/features/styles/route';
import { templateRoutes } from '@/features/templates/route';
import { homeRoute } from './home/route';
import { notFoundRoute } from './not-found/route';

/** The route table (specification 2.2), in the order in which the routes match; the catch-all stands last. */
export const ROUTES: readonly RouteDefinition[] = [
	homeRoute,
	identityRoute,
	...pageRoutes,
	...postRoutes,
	stylesRoute,
	fontsRoute,
	styleBookRoute,
	...patternRoutes,
	deletedRoute,
	...menuRoutes,
	...templateRoutes,
	notFoundRoute,
];
