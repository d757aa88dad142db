import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { globe } from '@wordpress/icons';

import { moveFocus } from '@/focus';
import type { PreviewToggleProps } from '@/kits/canvas/front-page-preview';
import { getArrival, useNavigate, useRoute } from '@/router';
import { carriesWalk, isFrontPage, getStartPath } from './rules/walk-paths';
import { walkMemory } from './walk-memory';

/** Value of `browse` with which the page stays and its links are not followed. */
export const BROWSE_OFF = 'off';

/** Toggle between following links and editing by a click. It is part of the shell; the rest of the walk is loaded when it is pressed. */
export function BrowseToggle( { record }: PreviewToggleProps ) {
	const ref = useRef< HTMLButtonElement >( null );
	const { path, query } = useRoute();
	const { updateQuery, replaceQuery } = useNavigate();
	const isWalking = query.at !== undefined;
	const isBrowsing = isWalking && query.browse !== BROWSE_OFF;

	useEffect( () => {
		if ( walkMemory.isFocusAwaited ) {
			walkMemory.isFocusAwaited = false;
			moveFocus( ref.current );
		}
	}, [] );
	// A walk continues on the screens that show the site, until the person leaves it or goes back to an address before it.
	useLayoutEffect( () => {
		const { sitePath } = walkMemory;
		if ( isWalking || sitePath === undefined ) {
			return;
		}
		if ( getArrival().direction !== 'back' && carriesWalk( path, query ) ) {
			replaceQuery( { at: sitePath } );
		} else {
			walkMemory.sitePath = undefined;
		}
	}, [ isWalking, path, query, replaceQuery ] );

	const handleClick = () => {
		if ( ! isWalking ) {
			walkMemory.isFocusAwaited = true;
			updateQuery( { at: getStartPath( record ) } );
		} else if ( ! isBrowsing ) {
			replaceQuery( { browse: undefined } );
		} else if ( isFrontPage( query.at ) ) {
			// Without a walk the screen's preview shows the front page anyway.
			walkMemory.sitePath = undefined;
			walkMemory.isFocusAwaited = true;
			updateQuery( { at: undefined } );
		} else {
			replaceQuery( { browse: BROWSE_OFF } );
		}
	};
	return (
		<Button
			ref={ ref }
			size="compact"
			icon={ globe }
			isPressed={ isBrowsing }
			onClick={ handleClick }
		>
			{ __( 'Browse', 'atelier' ) }
		</Button>
	);
}
