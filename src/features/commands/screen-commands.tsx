import { useMemo } from 'react';
import { useCommands, type Command } from '@wordpress/commands';
import { useSelect } from '@wordpress/data';

import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { useNavigate, useRoute } from '@/router';
import { EDIT_CONTEXT, VIEW_CONTEXT } from './contexts';
import { listScreens } from './list-screens';

/**
 * Registers the commands that lead to screens, while it is mounted. While the editor's panel of Styles is open, the screens of Styles
 * open there.
 */
export function ScreenCommands() {
	const { navigate, updateQuery } = useNavigate();
	const isPanelOpen = useSelect(
		( select ) => select( store ).isStylesSidebarOpen(),
		[]
	);
	const { path: currentPath } = useRoute();
	const screens = useMemo( () => listScreens( getBootPayload() ), [] );
	useCommands(
		useMemo(
			() =>
				screens.map(
					( {
						name,
						label,
						path,
						href,
						isSuggested,
						suggestedOn,
						panelQuery,
					} ): Command => ( {
						name: `atelier/go/${ name }`,
						label,
						category: 'view',
						...( isSuggested || suggestedOn === currentPath
							? { context: VIEW_CONTEXT }
							: {} ),
						...( isPanelOpen && panelQuery
							? { context: EDIT_CONTEXT }
							: {} ),
						callback: ( { close } ) => {
							close();
							if ( isPanelOpen && panelQuery ) {
								updateQuery( {
									preview: undefined,
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
			[ screens, navigate, updateQuery, currentPath, isPanelOpen ]
		)
	);
	return null;
}
