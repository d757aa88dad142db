import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';

import { moveFocusToArea } from '@/focus';

/** Id of the element that the link leads to. */
export const MAIN_ID = 'atelier-main';

/** The first stop of the keyboard: it leads past the sidebar, and is shown while it has the focus. */
export function SkipLink() {
	// An address with a mark would be a step of the history.
	const handleClick = ( event: MouseEvent< HTMLAnchorElement > ) => {
		event.preventDefault();
		moveFocusToArea( document.getElementById( MAIN_ID ) );
	};
	return (
		<a
			className="atelier-skip-link"
			href={ `#${ MAIN_ID }` }
			onClick={ handleClick }
		>
			{ __( 'Skip to main content', 'atelier' ) }
		</a>
	);
}
