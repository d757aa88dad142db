import { store as blockEditorStore } from '@wordpress/block-editor';
import type { dispatch as defaultDispatch } from '@wordpress/data';

import { unlockStore } from './unlock';

interface StyleOverrideActions {
	/** Adds a style sheet to the canvas, or replaces the one with this id, without rendering blocks. */
	setStyleOverride: ( id: string, style: { css: string } ) => void;
	/** Removes it. */
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
