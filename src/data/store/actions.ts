import type { RouteDefinition } from '@/router';
import type { CanvasContainerView, EditedPost } from './types';

/** Sets the settings of the block editor. */
export function setSettings( settings: Record< string, unknown > ) {
	return { type: 'SET_SETTINGS', settings } as const;
}

/** Sets the record on which a person works; null when there is none. */
export function setEditedPost( editedPost: EditedPost | null ) {
	return { type: 'SET_EDITED_POST', editedPost } as const;
}

/** Opens or closes the review of unsaved changes. */
export function setIsSaveViewOpened( isOpen: boolean ) {
	return { type: 'SET_IS_SAVE_VIEW_OPENED', isOpen } as const;
}

/** Sets what the canvas shows instead of the record; null shows the record. */
export function setCanvasContainerView( view: CanvasContainerView | null ) {
	return { type: 'SET_CANVAS_CONTAINER_VIEW', view } as const;
}

/** Adds a route; one of the same name is replaced. */
export function registerRoute( route: RouteDefinition ) {
	return { type: 'REGISTER_ROUTE', route } as const;
}

/** Any action of the store. */
export type Action =
	| ReturnType< typeof setSettings >
	| ReturnType< typeof setEditedPost >
	| ReturnType< typeof setIsSaveViewOpened >
	| ReturnType< typeof setCanvasContainerView >
	| ReturnType< typeof registerRoute >;
