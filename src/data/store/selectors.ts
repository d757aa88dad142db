import type { Action, Field } from '@wordpress/dataviews';

import { toEntityKey } from './to-entity-key';
import type { State } from './types';

export function getSettings( state: State ): State[ 'settings' ] {
	return state.settings;
}

export function getEditedPost( state: State ): State[ 'editedPost' ] {
	return state.editedPost;
}

export function canEnterEditMode( state: State ): boolean {
	return state.canEnterEditMode;
}

export function isSaveViewOpened( state: State ): boolean {
	return state.isSaveViewOpened;
}

export function isSaveRunning( state: State ): boolean {
	return state.save.isRunning;
}

export function getSaveResults( state: State ): State[ 'save' ][ 'results' ] {
	return state.save.results;
}

export function isSavingLocked( state: State ): boolean {
	return state.isSavingLocked;
}

export function getCanvasContainerView(
	state: State
): State[ 'canvasContainerView' ] {
	return state.canvasContainerView;
}

export function getPreviewedStyles( state: State ): State[ 'previewedStyles' ] {
	return state.previewedStyles;
}

export function getWelcomeGuide( state: State ): State[ 'welcomeGuide' ] {
	return state.welcomeGuide;
}

export function isStylesSidebarOpen( state: State ): boolean {
	return state.isStylesSidebarOpen;
}

export function getLoginRequest( state: State ): State[ 'login' ][ 'request' ] {
	return state.login.request;
}

export function isLoginAnswered( state: State ): boolean {
	return state.login.isAnswered;
}

export function getRestOutage( state: State ): State[ 'restOutage' ] {
	return state.restOutage;
}

export function isEditorRequired( state: State ): boolean {
	return state.isEditorRequired;
}

export function wasCanvasShown( state: State ): boolean {
	return state.wasCanvasShown;
}

export function getRoutes( state: State ): State[ 'routes' ] {
	return state.routes;
}

const NO_FIELDS: readonly Field< never >[] = [];

/** Returns the fields that other plugins registered for a kind of records. */
export function getEntityFields(
	state: State,
	kind: string,
	name: string
): readonly Field< never >[] {
	return state.entityFields[ toEntityKey( kind, name ) ] ?? NO_FIELDS;
}

const NO_ACTIONS: readonly Action< never >[] = [];

/** Returns the actions that other plugins registered for a kind of records. */
export function getEntityActions(
	state: State,
	kind: string,
	name: string
): readonly Action< never >[] {
	return state.entityActions[ toEntityKey( kind, name ) ] ?? NO_ACTIONS;
}
