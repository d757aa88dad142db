import { __, sprintf } from '@wordpress/i18n';

import { useDocumentTitle, type TitleSource } from '@/hooks/use-document-title';
import { getBootPayload } from './boot-payload';

/**
 * Sets the document's title to the name of a screen or a record, in the dashboard's format, while the component is mounted.
 *
 * @param title  Name of the screen or record; undefined to leave the title unchanged.
 * @param source Part of the page to which the component belongs.
 */
export function usePageTitle(
	title: string | undefined,
	source: TitleSource
): void {
	useDocumentTitle(
		title === undefined ? title : formatTitle( title, source ),
		source
	);
}

function formatTitle( title: string, source: TitleSource ): string {
	return source === 'editor'
		? sprintf(
				/* translators: Title of an admin page. 1: name of the record that is being edited, 2: name of the site. */
				__( '%1$s ‹ Editor ‹ %2$s — WordPress', 'atelier' ),
				title,
				nameSite()
		  )
		: sprintf(
				/* translators: Title of an admin page. 1: name of the screen, 2: name of the site. */
				__( '%1$s ‹ %2$s — WordPress', 'atelier' ),
				title,
				nameSite()
		  );
}

// In a draft the title contains its name, to distinguish the tabs of both designs.
function nameSite(): string {
	const { siteTitle, draft } = getBootPayload();
	return draft
		? sprintf(
				/* translators: 1: name of a draft of the design. 2: name of the site. */
				__( 'Draft: %1$s ‹ %2$s', 'atelier' ),
				draft.name,
				siteTitle
		  )
		: siteTitle;
}
