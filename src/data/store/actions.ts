import type { Action as DataViewsAction, Field } from '@wordpress/dataviews';

import type { RouteDefinition } from '@/router';
import type { SaveOutcome } from '../writes/save-outcome';
import type { RestOutage } from '../requests/session/read-rest-index';
import type {
	CanvasContainerView,
	EditedPost,
	LoginRequest,
	PreviewedStyles,
	WelcomeGuideName,
} from './types';

/** Sets the settings of the block editor. */
export function setSettings( settings: Record< string, unknown > ) {
	return { type: 'SET_SETTINGS', settings } as const;
}

/** Sets the record that a person edits; null when there is none. */
export function setEditedPost( editedPost: EditedPost | null ) {
	return { type: 'SET_EDITED_POST', editedPost } as const;
}

/** Sets whether the editor can open the record of the preview. */
export function setCanEnterEditMode( canEnter: boolean ) {
	return { type: 'SET_CAN_ENTER_EDIT_MODE', canEnter } as const;
}

/** Opens or closes the review of unsaved changes. */
export function setIsSaveViewOpened( isOpen: boolean ) {
	return { type: 'SET_IS_SAVE_VIEW_OPENED', isOpen } as const;
}

/** Starts a save of records and removes their earlier outcomes. */
export function startSave( recordIds: readonly string[] ) {
	return { type: 'START_SAVE', recordIds } as const;
}

/** Adds the outcome of one record. */
export function addSaveOutcome( result: SaveOutcome ) {
	return { type: 'ADD_SAVE_RESULT', result } as const;
}

/** Ends the save: all records have their outcome. */
export function finishSave() {
	return { type: 'FINISH_SAVE' } as const;
}

/** Removes the outcomes of all records. */
export function forgetSaveResults() {
	return { type: 'FORGET_SAVE_RESULTS' } as const;
}

/** Sets whether a plugin locks the saving of the current record. */
export function setIsSavingLocked( isLocked: boolean ) {
	return { type: 'SET_IS_SAVING_LOCKED', isLocked } as const;
}

/** Sets the view that the canvas shows instead of the record; null shows the record. */
export function setCanvasContainerView( view: CanvasContainerView | null ) {
	return { type: 'SET_CANVAS_CONTAINER_VIEW', view } as const;
}

/** Sets styles that previews show instead of the site's; null ends the preview. */
export function previewStyles( styles: PreviewedStyles | null ) {
	return { type: 'PREVIEW_STYLES', styles } as const;
}

/** Opens a welcome guide; null closes it. */
export function openWelcomeGuide( guide: WelcomeGuideName | null ) {
	return { type: 'OPEN_WELCOME_GUIDE', guide } as const;
}

/** Sets whether the editor's own sidebar shows Styles. */
export function setIsStylesSidebarOpen( isOpen: boolean ) {
	return { type: 'SET_IS_STYLES_SIDEBAR_OPEN', isOpen } as const;
}

/** Asks the person to log in again. */
export function requestLogin( request: LoginRequest ) {
	return { type: 'REQUEST_LOGIN', request } as const;
}

/** Ends the login request: the person logged in or declined. */
export function answerLoginRequest( isLoggedIn: boolean ) {
	return { type: 'ANSWER_LOGIN_REQUEST', isLoggedIn } as const;
}

/** Sets why the REST API does not answer; null while it does. */
export function setRestOutage( restOutage: RestOutage | null ) {
	return { type: 'SET_REST_OUTAGE', restOutage } as const;
}

/** Makes all canvases load the host's editor from now on. */
export function requireEditor() {
	return { type: 'REQUIRE_EDITOR' } as const;
}

/** Records that a canvas was shown with all its data. */
export function noteCanvasShown() {
	return { type: 'NOTE_CANVAS_SEEN' } as const;
}

/** Adds a route, or replaces the one with the same name. */
export function registerRoute( route: RouteDefinition ) {
	return { type: 'REGISTER_ROUTE', route } as const;
}

/**
 * Adds a field to the lists and the quick edit of a kind of records, or replaces the one with the same id.
 *
 * @param kind  Kind of the records, as core-data has it: `postType`.
 * @param name  Their name, for example `page`.
 * @param field The field, in the form of `@wordpress/dataviews`.
 */
export function registerEntityField(
	kind: string,
	name: string,
	field: Field< never >
) {
	return { type: 'REGISTER_ENTITY_FIELD', kind, name, field } as const;
}

/**
 * Removes a registered field.
 *
 * @param kind Kind of the records.
 * @param name Their name.
 * @param id   Id of the field.
 */
export function unregisterEntityField(
	kind: string,
	name: string,
	id: string
) {
	return { type: 'UNREGISTER_ENTITY_FIELD', kind, name, id } as const;
}

/**
 * Adds an action to the lists of a kind of records, or replaces the one with the same id.
 *
 * @param kind   Kind of the records, as core-data has it: `postType`.
 * @param name   Their name, for example `page`.
 * @param action The action, in the form of `@wordpress/dataviews`.
 */
export function registerEntityAction(
	kind: string,
	name: string,
	action: DataViewsAction< never >
) {
	return { type: 'REGISTER_ENTITY_ACTION', kind, name, action } as const;
}

/**
 * Removes a registered action.
 *
 * @param kind Kind of the records.
 * @param name Their name.
 * @param id   Id of the action.
 */
export function unregisterEntityAction(
	kind: string,
	name: string,
	id: string
) {
	return { type: 'UNREGISTER_ENTITY_ACTION', kind, name, id } as const;
}

/** Any action of the store. */
export type Action =
	| ReturnType< typeof setSettings >
	| ReturnType< typeof setEditedPost >
	| ReturnType< typeof setCanEnterEditMode >
	| ReturnType< typeof setIsSaveViewOpened >
	| ReturnType< typeof startSave >
	| ReturnType< typeof addSaveOutcome >
	| ReturnType< typeof finishSave >
	| ReturnType< typeof forgetSaveResults >
	| ReturnType< typeof setIsSavingLocked >
	| ReturnType< typeof setCanvasContainerView >
	| ReturnType< typeof previewStyles >
	| ReturnType< typeof openWelcomeGuide >
	| ReturnType< typeof setIsStylesSidebarOpen >
	| ReturnType< typeof requestLogin >
	| ReturnType< typeof answerLoginRequest >
	| ReturnType< typeof setRestOutage >
	| ReturnType< typeof requireEditor >
	| ReturnType< typeof noteCanvasShown >
	| ReturnType< typeof registerRoute >
	| ReturnType< typeof registerEntityField >
	| ReturnType< typeof unregisterEntityField >
	| ReturnType< typeof registerEntityAction >
	| ReturnType< typeof unregisterEntityAction >;
