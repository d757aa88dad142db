import { dispatch } from '@wordpress/data';
import type { Action, Field } from '@wordpress/dataviews';

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
	 * Adds the list of a post type at `/{postType}`, and its posts at `/{postType}/{id}`. The type must be available in REST.
	 *
	 * @param listed The post type.
	 */
	registerPostTypeList: ( listed: ListedType ) => void;
	/**
	 * Adds a field to the list of a post type, which can show it as a column. Quick edit has it, too, if the form of
	 * the type's view config lists it. The signature is that of `registerEntityField` of `@wordpress/editor`. In lists
	 * of patterns, parts and templates the field gets their items, which have `id`, `type`, `title` and more, but not
	 * the record's other values.
	 *
	 * @param kind  `postType`.
	 * @param name  Name of the post type.
	 * @param field The field, in the form of `@wordpress/dataviews`. Its id is the path of its value in the REST record.
	 */
	registerEntityField: (
		kind: string,
		name: string,
		field: Field< never >
	) => void;
	/** Removes a field. */
	unregisterEntityField: ( kind: string, name: string, id: string ) => void;
	/**
	 * Adds an action to the list of a post type: to the menu of its rows, the bulk bar and the palette. The signature
	 * is that of `registerEntityAction` of `@wordpress/editor`.
	 *
	 * @param kind   `postType`.
	 * @param name   Name of the post type.
	 * @param action The action, in the form of `@wordpress/dataviews`.
	 */
	registerEntityAction: (
		kind: string,
		name: string,
		action: Action< never >
	) => void;
	/** Removes an action. */
	unregisterEntityAction: ( kind: string, name: string, id: string ) => void;
}

declare global {
	interface Window {
		atelier?: PublicApi;
	}
}

/** Sets `window.atelier`, and reports it with the event `atelier:ready`. */
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
		registerEntityField: ( kind, name, field ) => {
			assertEntry( 'registerEntityField', kind, field );
			dispatch( store ).registerEntityField( kind, name, field );
		},
		unregisterEntityField: ( kind, name, id ) => {
			dispatch( store ).unregisterEntityField( kind, name, id );
		},
		registerEntityAction: ( kind, name, action ) => {
			assertEntry( 'registerEntityAction', kind, action );
			dispatch( store ).registerEntityAction( kind, name, action );
		},
		unregisterEntityAction: ( kind, name, id ) => {
			dispatch( store ).unregisterEntityAction( kind, name, id );
		},
	};
	window.dispatchEvent( new CustomEvent( 'atelier:ready' ) );
}

function assertEntry( method: string, kind: unknown, entry: unknown ): void {
	if (
		kind !== 'postType' ||
		! isRecord( entry ) ||
		typeof entry.id !== 'string'
	) {
		throw new TypeError(
			`${ method }() takes "postType", the name of a post type, and an object with an id.`
		);
	}
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
