import type { RouteDefinition } from '@/router';
import { deletedRoute } from '@/screens/deleted/route';
import { fontsRoute } from '@/screens/fonts/route';
import { homeRoute } from '@/screens/home/route';
import { identityRoute } from '@/screens/identity/route';
import { menuRoutes } from '@/screens/navigation/route';
import { notFoundRoute } from '@/screens/not-found/route';
import { pageRoutes } from '@/screens/pages/route';
import { patternRoutes } from '@/screens/patterns/route';
import { postRoutes } from '@/screens/posts/route';
import { styleBookRoute } from '@/screens/stylebook/route';
import { stylesRoute } from '@/screens/styles/route';
import { templateRoutes } from '@/screens/templates/route';

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
