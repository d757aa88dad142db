import { useMemo } from 'react';
import { useCommands, type Command } from '@wordpress/commands';
import { useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import { useNavigate, useRoute, type RouteQuery } from '@/router';
import { EDIT_CONTEXT, VIEW_CONTEXT } from './contexts';

/** A screen that the command palette can open. */
export interface CommandScreen {
	name: string;
	label: string;
	/** Further words by which it is found. */
	keywords?: string[] | undefined;
	/** Path of the application; or an address, when the host has the screen. */
	path?: string;
	href?: string;
	/** Whether every screen suggests it before anything is typed; else only the screen with the path `suggestedOn` does, if any. */
	isSuggested: boolean;
	suggestedOn?: string;
	/** Parameters that open it in the panel of the full-screen editor. */
	panelQuery?: RouteQuery;
}

/** Props of {@link ScreenCommands}. */
export interface ScreenCommandsProps {
	/** The screens that the person may use; the same list in each rendering. */
	screens: readonly CommandScreen[];
}

/** Removes the parameters of views that cover the panel. */
const NOTHING_ELSE: RouteQuery = {
	preview: undefined,
	fonts: undefined,
	family: undefined,
};

/**
 * Registers the commands that open screens, while it is mounted. In the full-screen editor the screens of Styles open
 * in the editor's own panel, and are suggested while that is open.
 */
export function ScreenCommands( { screens }: ScreenCommandsProps ) {
	const { navigate, updateQuery } = useNavigate();
	const isPanelOpen = useSelect(
		( select ) => select( store ).isStylesSidebarOpen(),
		[]
	);
	const { path: currentPath, isEditing, query } = useRoute();
	const { section = '/' } = query;
	useCommands(
		useMemo(
			() =>
				screens.map(
					( {
						name,
						label,
						keywords,
						path,
						href,
						isSuggested,
						suggestedOn,
						panelQuery,
					} ): Command => ( {
						name: `atelier/go/${ name }`,
						label,
						...( keywords && { keywords } ),
						category: 'view',
						...( isSuggested || suggestedOn === currentPath
							? { context: VIEW_CONTEXT }
							: {} ),
						...( isPanelOpen && panelQuery
							? { context: EDIT_CONTEXT }
							: {} ),
						callback: ( { close } ) => {
							close();
							if ( isEditing && panelQuery ) {
								updateQuery( {
									...NOTHING_ELSE,
									section,
									...panelQuery,
								} );
							} else if ( path !== undefined ) {
								navigate( path );
							} else if ( href !== undefined ) {
								window.location.assign( href );
							}
						},
					} )
				),
			[
				screens,
				navigate,
				updateQuery,
				currentPath,
				isEditing,
				section,
				isPanelOpen,
			]
		)
	);
	return null;
}
