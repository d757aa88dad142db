import { useEffect } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import { getOpenEditorSidebar } from '@/wordpress/editor';

const STYLES_SIDEBAR = 'edit-site/global-styles';

/**
 * Keeps in the store whether the editor's own sidebar shows Styles, for those who know nothing of the editor.
 *
 * @param isEditing Whether the full-screen editor is open.
 */
export function useStylesSidebar( isEditing: boolean ): void {
	const isOpen = useSelect(
		( select ) => getOpenEditorSidebar( select ) === STYLES_SIDEBAR,
		[]
	);
	const { setIsStylesSidebarOpen } = useDispatch( store );
	useEffect( () => {
		void setIsStylesSidebarOpen( isEditing && isOpen );
		return () => void setIsStylesSidebarOpen( false );
	}, [ setIsStylesSidebarOpen, isEditing, isOpen ] );
}
