import type { State } from './types';

export function getSettings( state: State ): State[ 'settings' ] {
	return state.settings;
}

export function getEditedPost( state: State ): State[ 'editedPost' ] {
	return state.editedPost;
}

export function isSaveViewOpened( state: State ): boolean {
	return state.isSaveViewOpened;
}

export function getCanvasContainerView(
	state: State
): State[ 'canvasContainerView' ] {
	return state.canvasContainerView;
}

export function getRoutes( state: State ): State[ 'routes' ] {
	return state.routes;
}
