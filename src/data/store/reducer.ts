import { combineReducers } from '@wordpress/data';

import type { Action } from './actions';
import type { State } from './types';

const NO_ROUTES: State[ 'routes' ] = [];

function settings(
	state: State[ 'settings' ] = null,
	action: Action
): State[ 'settings' ] {
	return action.type === 'SET_SETTINGS' ? action.settings : state;
}

function editedPost(
	state: State[ 'editedPost' ] = null,
	action: Action
): State[ 'editedPost' ] {
	return action.type === 'SET_EDITED_POST' ? action.editedPost : state;
}

function isSaveViewOpened( state = false, action: Action ): boolean {
	return action.type === 'SET_IS_SAVE_VIEW_OPENED' ? action.isOpen : state;
}

function canvasContainerView(
	state: State[ 'canvasContainerView' ] = null,
	action: Action
): State[ 'canvasContainerView' ] {
	return action.type === 'SET_CANVAS_CONTAINER_VIEW' ? action.view : state;
}

function routes( state = NO_ROUTES, action: Action ): State[ 'routes' ] {
	if ( action.type !== 'REGISTER_ROUTE' ) {
		return state;
	}
	return [
		...state.filter( ( { name } ) => name !== action.route.name ),
		action.route,
	];
}

/** The store's reducer: one slice per concern. */
export const reducer = combineReducers( {
	settings,
	editedPost,
	isSaveViewOpened,
	canvasContainerView,
	routes,
} );
