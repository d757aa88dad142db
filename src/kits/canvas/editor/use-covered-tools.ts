import { useEffect } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { store, type CanvasContainerView } from '@/data/store';

/**
 * Selector of the host's buttons for the inserter and the overview. The host disables them only for its own Style Book
 * and for the code editor. For our views they are disabled in the DOM.
 */
const TOOLS =
	'.editor-document-tools__inserter-toggle, .editor-document-tools__document-overview-toggle';

/**
 * Returns whether a view covers the record's blocks. Additional CSS only opens its panel beside them.
 *
 * @param view View of the canvas; null for the record.
 */
export function isCoveringView( view: CanvasContainerView | null ): boolean {
	return view !== null && view !== 'global-styles-css';
}

/**
 * Disables the inserter and the overview while the Style Book or a revision covers the blocks, and closes them, also where a key opens
 * them: they would act on hidden blocks.
 *
 * @param isEditing Whether the canvas is in edit mode.
 */
export function useCoveredTools( isEditing: boolean ): void {
	const registry = useRegistry();
	const isCovered = useSelect(
		( select ) =>
			isEditing &&
			isCoveringView( select( store ).getCanvasContainerView() ),
		[ isEditing ]
	);
	useEffect( () => {
		if ( ! isCovered ) {
			return;
		}
		const { isInserterOpened, isListViewOpened } =
			registry.select( editorStore );
		const { setIsInserterOpened, setIsListViewOpened } =
			registry.dispatch( editorStore );
		const close = () => {
			if ( isInserterOpened() ) {
				void setIsInserterOpened( false );
			}
			if ( isListViewOpened() ) {
				void setIsListViewOpened( false );
			}
		};
		close();
		const unsubscribe = registry.subscribe( close, editorStore );
		disableTools( true );
		// The editor is mounted later where the address opens the view, and it sometimes re-creates its buttons.
		const observer = new MutationObserver( () => disableTools( true ) );
		observer.observe( document.body, { childList: true, subtree: true } );
		return () => {
			unsubscribe();
			observer.disconnect();
			disableTools( false );
		};
	}, [ registry, isCovered ] );
}

function disableTools( isDisabled: boolean ): void {
	document
		.querySelectorAll< HTMLButtonElement >( TOOLS )
		.forEach( ( tool ) => {
			tool.disabled = isDisabled;
		} );
}
