import type { Action, Field } from '@wordpress/dataviews';

import type { RouteDefinition } from '@/router';
import type { SaveOutcome } from '../writes/save-outcome';
import type { RestOutage } from '../requests/session/read-rest-index';

/** View that replaces the record in the canvas (specification 3, editor store). */
export type CanvasContainerView =
	| 'style-book'
	| 'global-styles-revisions'
	| 'global-styles-revisions:style-book'
	| 'global-styles-css';

/** Names of the welcome guides (specification 2.8). */
export type WelcomeGuideName = 'site' | 'styles' | 'page' | 'template';

/** The record that a person edits. */
export interface EditedPost {
	postType: string;
	postId: number | string;
}

/** Outcome of the last attempt to save. */
export interface SaveState {
	isRunning: boolean;
	/** Results by the record's id, see `records/dirty-record`. */
	results: Readonly< Record< string, SaveOutcome > >;
}

/** Styles that previews show instead of the site's, for example those of a revision. */
export interface PreviewedStyles {
	settings: Readonly< Record< string, unknown > >;
	styles: Readonly< Record< string, unknown > >;
}

/** Why a person is asked to log in again. */
export interface LoginRequest {
	/** Whether somebody else is logged in in this browser. */
	isOtherPerson: boolean;
	/** Name of that person; empty when nobody is logged in. */
	personName: string;
}

/** State of the `atelier` store: the interface, not records. */
export interface State {
	/** Settings of the block editor; null until they are loaded. */
	settings: Record< string, unknown > | null;
	/** Null when there is none. */
	editedPost: EditedPost | null;
	/** Whether the previewed record can be opened in the editor. */
	canEnterEditMode: boolean;
	isSaveViewOpened: boolean;
	save: SaveState;
	/** Whether a plugin locks the saving of the current record. */
	isSavingLocked: boolean;
	/** Null when the canvas shows the record itself. */
	canvasContainerView: CanvasContainerView | null;
	/** Null when previews show the site's styles. */
	previewedStyles: PreviewedStyles | null;
	/** The welcome guide that a person opened from a menu; null when they opened none. */
	welcomeGuide: WelcomeGuideName | null;
	/** Whether the editor's own sidebar shows Styles. */
	isStylesSidebarOpen: boolean;
	login: {
		/** Null while no login is requested. */
		request: LoginRequest | null;
		/** Whether the last login request ended with a login. */
		isAnswered: boolean;
	};
	/** Why the REST API does not answer; null while no outage is known. */
	restOutage: RestOutage | null;
	/**
	 * Whether all canvases load the host's editor, in view mode too: it was opened, another plugin needs it, or only it can show the changed
	 * styles.
	 */
	isEditorRequired: boolean;
	/** Whether a canvas was shown with all its data: work that would slow it down may begin. */
	wasCanvasShown: boolean;
	/** Routes that other plugins registered, in the order of their registration. */
	routes: readonly RouteDefinition[];
	/** Fields that other plugins registered, by kind and name of the records: `postType/page`. */
	entityFields: Readonly< Record< string, readonly Field< never >[] > >;
	/** Actions that other plugins registered, by kind and name of the records. */
	entityActions: Readonly< Record< string, readonly Action< never >[] > >;
}
