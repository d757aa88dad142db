import { store as blockEditorStore } from '@wordpress/block-editor';
import type { dispatch as defaultDispatch } from '@wordpress/data';

import { unlockStore } from './unlock';

interface StyleOverrideActions {
	/** Puts a style sheet into the canvas, instead of the one with this id when there is one. Renders no block. */
	setStyleOverride: ( id: string, style: { css: string } ) => void;
	/** Takes it away again. */
	deleteStyleOverride: ( id: string ) => void;
}

/**
 * Returns the actions that change style sheets of the canvas without its settings.
 *
 * @param dispatch The `dispatch` of a registry.
 */
export function styleOverrides(
	dispatch: typeof defaultDispatch
): StyleOverrideActions {
	return unlockStore< StyleOverrideActions >( dispatch( blockEditorStore ) );
}
