import { combineReducers } from '@wordpress/data';

import { dirtyRecordId } from '../writes/dirty-record';
import type { Action } from './actions';
import { toEntityKey } from './to-entity-key';
import type { State } from './types';

const NO_ROUTES: State[ 'routes' ] = [];
const NO_RESULTS: State[ 'save' ][ 'results' ] = {};
const NO_LOGIN: State[ 'login' ] = { request: null, isAnswered: false };
const NOT_SAVING: State[ 'save' ] = { isRunning: false, results: NO_RESULTS };

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

function canEnterEditMode( state = false, action: Action ): boolean {
	return action.type === 'SET_CAN_ENTER_EDIT_MODE' ? action.canEnter : state;
}

function isSaveViewOpened( state = false, action: Action ): boolean {
	return action.type === 'SET_IS_SAVE_VIEW_OPENED' ? action.isOpen : state;
}

function save( state = NOT_SAVING, action: Action ): State[ 'save' ] {
	switch ( action.type ) {
		case 'START_SAVE':
			return {
				isRunning: true,
				results: withoutResults( state.results, action.recordIds ),
			};
		case 'ADD_SAVE_RESULT':
			return {
				...state,
				results: {
					...state.results,
					[ dirtyRecordId( action.result.record ) ]: action.result,
				},
			};
		case 'FINISH_SAVE':
			return { ...state, isRunning: false };
		case 'FORGET_SAVE_RESULTS':
			return { ...state, results: NO_RESULTS };
		default:
			return state;
	}
}

function withoutResults(
	results: State[ 'save' ][ 'results' ],
	recordIds: readonly string[]
): State[ 'save' ][ 'results' ] {
	return Object.fromEntries(
		Object.entries( results ).filter(
			( [ id ] ) => ! recordIds.includes( id )
		)
	);
}

function isSavingLocked( state = false, action: Action ): boolean {
	return action.type === 'SET_IS_SAVING_LOCKED' ? action.isLocked : state;
}

function canvasContainerView(
	state: State[ 'canvasContainerView' ] = null,
	action: Action
): State[ 'canvasContainerView' ] {
	return action.type === 'SET_CANVAS_CONTAINER_VIEW' ? action.view : state;
}

function previewedStyles(
	state: State[ 'previewedStyles' ] = null,
	action: Action
): State[ 'previewedStyles' ] {
	return action.type === 'PREVIEW_STYLES' ? action.styles : state;
}

function welcomeGuide(
	state: State[ 'welcomeGuide' ] = null,
	action: Action
): State[ 'welcomeGuide' ] {
	return action.type === 'OPEN_WELCOME_GUIDE' ? action.guide : state;
}

function isStylesSidebarOpen( state = false, action: Action ): boolean {
	return action.type === 'SET_IS_STYLES_SIDEBAR_OPEN' ? action.isOpen : state;
}

function login( state = NO_LOGIN, action: Action ): State[ 'login' ] {
	switch ( action.type ) {
		case 'REQUEST_LOGIN':
			return { request: action.request, isAnswered: false };
		case 'ANSWER_LOGIN_REQUEST':
			return { request: null, isAnswered: action.isLoggedIn };
		default:
			return state;
	}
}

function restOutage(
	state: State[ 'restOutage' ] = null,
	action: Action
): State[ 'restOutage' ] {
	return action.type === 'SET_REST_OUTAGE' ? action.restOutage : state;
}

function isEditorRequired( state = false, action: Action ): boolean {
	return state || action.type === 'REQUIRE_EDITOR';
}

function wasCanvasShown( state = false, action: Action ): boolean {
	return state || action.type === 'NOTE_CANVAS_SEEN';
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

function entityFields(
	state: State[ 'entityFields' ] = {},
	action: Action
): State[ 'entityFields' ] {
	switch ( action.type ) {
		case 'REGISTER_ENTITY_FIELD':
			return replaceEntry( state, action, action.field );
		case 'UNREGISTER_ENTITY_FIELD':
			return removeEntry( state, action );
		default:
			return state;
	}
}

function entityActions(
	state: State[ 'entityActions' ] = {},
	action: Action
): State[ 'entityActions' ] {
	switch ( action.type ) {
		case 'REGISTER_ENTITY_ACTION':
			return replaceEntry( state, action, action.action );
		case 'UNREGISTER_ENTITY_ACTION':
			return removeEntry( state, action );
		default:
			return state;
	}
}

type EntriesByEntity< Entry > = Readonly< Record< string, readonly Entry[] > >;

function replaceEntry< Entry extends { id: string } >(
	state: EntriesByEntity< Entry >,
	entity: { kind: string; name: string },
	entry: Entry
): EntriesByEntity< Entry > {
	const key = toEntityKey( entity.kind, entity.name );
	const others = removeEntry( state, { ...entity, id: entry.id } );
	return { ...state, [ key ]: [ ...( others[ key ] ?? [] ), entry ] };
}

function removeEntry< Entry extends { id: string } >(
	state: EntriesByEntity< Entry >,
	{ kind, name, id }: { kind: string; name: string; id: string }
): EntriesByEntity< Entry > {
	const key = toEntityKey( kind, name );
	return {
		...state,
		[ key ]: ( state[ key ] ?? [] ).filter( ( entry ) => entry.id !== id ),
	};
}

/** The store's reducer: one slice per concern. */
export const reducer = combineReducers( {
	settings,
	editedPost,
	canEnterEditMode,
	isSaveViewOpened,
	save,
	isSavingLocked,
	canvasContainerView,
	previewedStyles,
	welcomeGuide,
	isStylesSidebarOpen,
	login,
	restOutage,
	isEditorRequired,
	wasCanvasShown,
	routes,
	entityFields,
	entityActions,
} );
