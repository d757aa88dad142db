import { useEffect, useRef } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import { useNavigate, useRoute } from '@/router';
import {
	closeEditorSidebar,
	getOpenEditorSidebar,
	openEditorSidebar,
} from '@/wordpress/editor';
import { OWN_SIDEBAR, syncSidebar, type SidebarLocation } from './sync-sidebar';

/** Section of the address for the first screen of Styles. */
const ROOT_SECTION = '/';

/**
 * Synchronizes the editor's sidebar with `section` of the address, and stores whether Styles is open, for components outside of the
 * editor.
 */
export function useStylesSidebar(): void {
	const registry = useRegistry();
	const { isEditing, query } = useRoute();
	const { replaceQuery } = useNavigate();
	const { setIsStylesSidebarOpen } = useDispatch( store );
	const sidebar = useSelect(
		( select ) => getOpenEditorSidebar( select ),
		[]
	);
	const { section } = query;
	const before = useRef< SidebarLocation | null >( null );
	const isOpen = isEditing && sidebar === OWN_SIDEBAR;

	useEffect( () => {
		if ( ! isEditing ) {
			before.current = null;
			return;
		}
		const now = { sidebar, section };
		switch ( syncSidebar( before.current, now ) ) {
			case 'open':
				openEditorSidebar( registry, OWN_SIDEBAR );
				break;
			case 'close':
				closeEditorSidebar( registry );
				break;
			case 'add-section':
				replaceQuery( { section: ROOT_SECTION } );
				break;
			case 'drop-section':
				replaceQuery( {
					section: undefined,
					preview: undefined,
					fonts: undefined,
					family: undefined,
				} );
				break;
		}
		before.current = now;
	}, [ registry, isEditing, sidebar, section, replaceQuery ] );

	useEffect( () => {
		void setIsStylesSidebarOpen( isOpen );
		return () => void setIsStylesSidebarOpen( false );
	}, [ setIsStylesSidebarOpen, isOpen ] );
}
