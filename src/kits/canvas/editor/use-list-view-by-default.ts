import { useEffect } from 'react';
import { useDispatch, useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { store as preferencesStore } from '@wordpress/preferences';

import { useIsMobile } from '@/hooks/use-is-mobile';

/**
 * Opens the List View with the full-screen editor where the person's preferences say so, and closes it with the editor.
 *
 * @param isEditorShown Whether the editor shows its own interface.
 */
export function useListViewByDefault( isEditorShown: boolean ): void {
	const registry = useRegistry();
	const isMobile = useIsMobile();
	const { setIsListViewOpened } = useDispatch( editorStore );
	useEffect( () => {
		const { get } = registry.select( preferencesStore );
		const isPreferred =
			Boolean( get( 'core', 'showListViewByDefault' ) ) &&
			! get( 'core', 'distractionFree' );
		void setIsListViewOpened( isEditorShown && isPreferred && ! isMobile );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- A change of the window's width opens or closes nothing.
	}, [ registry, isEditorShown, setIsListViewOpened ] );
}
