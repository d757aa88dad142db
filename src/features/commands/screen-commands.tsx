import { useMemo } from 'react';
import { useCommands, type Command } from '@wordpress/commands';

import { getBootPayload } from '@/data/site/boot-payload';
import { useNavigate, useRoute } from '@/router';
import { VIEW_CONTEXT } from './contexts';
import { listScreens } from './list-screens';

/** Registers the commands that lead to screens, while it is mounted. */
export function ScreenCommands() {
	const { navigate } = useNavigate();
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
					} ): Command => ( {
						name: `atelier/go/${ name }`,
						label,
						category: 'view',
						...( isSuggested || suggestedOn === currentPath
							? { context: VIEW_CONTEXT }
							: {} ),
						callback: ( { close } ) => {
							close();
							if ( path !== undefined ) {
								navigate( path );
							} else if ( href !== undefined ) {
								window.location.assign( href );
							}
						},
					} )
				),
			[ screens, navigate, currentPath ]
		)
	);
	return null;
}
