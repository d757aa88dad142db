import { useMemo } from 'react';
import { SlotFillProvider } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { ErrorBoundary } from 'react-error-boundary';

import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { AppRouter } from '@/router';
import { noAccessAreas } from './no-access/areas';
import { Layout } from './layout/layout';
import { RestOutageNotice } from './layout/rest-outage-notice';
import { RootError } from './layout/root-error';
import { guardRoutes } from './guard-routes';
import { createListedTypeRoutes } from './listed-type-routes';
import { mergeRoutes } from './merge-routes';
import { ROUTES } from './routes';
import { usePreloads } from './use-preloads';
import { useUnsavedWorkGuard } from './use-unsaved-work-guard';

/** Renders the application: providers in order, and the layout of the current route. */
export function App() {
	const { theme, listedTypes, rights } = getBootPayload();
	const registered = useSelect(
		( select ) => select( store ).getRoutes(),
		[]
	);
	const routes = useMemo(
		() =>
			guardRoutes(
				mergeRoutes( ROUTES, [
					...listedTypes.flatMap( createListedTypeRoutes ),
					...registered,
				] ),
				rights,
				noAccessAreas
			),
		[ listedTypes, registered, rights ]
	);
	const outage = useSelect(
		( select ) => select( store ).getRestOutage(),
		[]
	);
	usePreloads( routes );
	useUnsavedWorkGuard();
	return (
		<ErrorBoundary
			fallbackRender={ ( { error } ) => <RootError error={ error } /> }
		>
			<SlotFillProvider>
				<AppRouter routes={ routes } site={ theme }>
					{ outage ? (
						<RestOutageNotice outage={ outage } />
					) : (
						<Layout />
					) }
				</AppRouter>
			</SlotFillProvider>
		</ErrorBoundary>
	);
}
