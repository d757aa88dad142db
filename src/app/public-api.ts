import { dispatch } from '@wordpress/data';

import type { ListedType } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import type { RouteDefinition } from '@/router';
import { isRecord } from '@/utils/is-record';
import { createListedTypeRoutes } from './listed-type-routes';

/** Public API for other plugins, as `window.atelier`. */
export interface PublicApi {
	/**
	 * Adds a screen.
	 *
	 * @param route Its row of the route table. Its name and path must not be those of a screen of ours.
	 */
	registerRoute: ( route: RouteDefinition ) => void;
	/**
	 * Adds the list of a post type at `/{postType}`, and its posts at `/{postType}/{id}`. The type has to show in REST.
	 *
	 * @param listed The post type.
	 */
	registerPostTypeList: ( listed: ListedType ) => void;
}

declare global {
	interface Window {
		atelier?: PublicApi;
	}
}

/** Puts the public API on the window and says that it is there, by the event `atelier:ready`. */
export function installPublicApi(): void {
	window.atelier = {
		registerRoute: ( route ) => {
			assertRoute( route );
			dispatch( store ).registerRoute( route );
		},
		registerPostTypeList: ( listed ) => {
			for ( const route of createListedTypeRoutes( listed ) ) {
				dispatch( store ).registerRoute( route );
			}
		},
	};
	window.dispatchEvent( new CustomEvent( 'atelier:ready' ) );
}

function assertRoute( route: RouteDefinition ): void {
	const isValid =
		typeof route?.name === 'string' &&
		typeof route.path === 'string' &&
		route.path.startsWith( '/' ) &&
		isRecord( route.areas );
	if ( ! isValid ) {
		throw new TypeError(
			'registerRoute() takes { name, path, areas }, with a path that begins with a slash.'
		);
	}
}
