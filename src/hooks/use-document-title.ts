import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';

/**
 * Sets the document's title while the component is shown, in the dashboard's form.
 *
 * @param title Name of the screen or record; nothing changes while it is undefined.
 * @param site  Name of the site.
 */
export function useDocumentTitle(
	title: string | undefined,
	site: string
): void {
	useEffect( () => {
		if ( title !== undefined ) {
			document.title = sprintf(
				/* translators: Title of an admin page. 1: name of the screen, 2: name of the site. */
				__( '%1$s ‹ %2$s — WordPress', 'atelier' ),
				title,
				site
			);
		}
	}, [ title, site ] );
}
