import { useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import { useRoute } from '@/router';
import { ROUTES } from './routes';

/** Returns the current screen's name for the document's title; undefined where the record brings it. */
export function useRouteTitle(): string | undefined {
	const { name } = useRoute();
	const registered = useSelect(
		( select ) => select( store ).getRoutes(),
		[]
	);
	return [ ...ROUTES, ...registered ]
		.find( ( route ) => route.name === name )
		?.title?.();
}
