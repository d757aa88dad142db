import type { RouteDefinition } from '@/router';
import { homeRoute } from '@/screens/home/route';
import { itemRoutes } from '@/screens/items/route';
import { notFoundRoute } from '@/screens/not-found/route';
import { stylesRoute } from '@/screens/styles/route';

/** The route table (specification 2.2), in the order in which the routes match; the catch-all stands last. */
export const ROUTES: readonly RouteDefinition[] = [
	homeRoute,
	stylesRoute,
	...itemRoutes,
	notFoundRoute,
];
