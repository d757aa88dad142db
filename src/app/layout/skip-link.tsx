import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';

import { moveFocusToArea } from '@/focus';

/** Id of the link's target. */
export const MAIN_ID = 'atelier-main';

/** The first element in the tab order: it skips the sidebar, and is visible while it has the focus. */
export function SkipLink() {
	// A hash in the address would add an entry to the browser's history.
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
