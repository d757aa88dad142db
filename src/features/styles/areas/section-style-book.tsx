import { useCallback } from 'react';

import { useServerSettings } from '@/data/store/use-server-settings';
import { useIsCovering, useNavigate, useRoute } from '@/router';
import { StandingStyleBook, StyleBook } from '../style-book/style-book';

const NO_SETTINGS = {};

/** Props of {@link SectionStyleBook}. */
export interface SectionStyleBookProps {
	/** Whether it is beside the panel always, and cannot be closed. */
	isStanding?: boolean;
}

/** The Style Book beside the section of the address. Blocks and the editor's settings are loaded before it is rendered. */
export function SectionStyleBook( {
	isStanding = false,
}: SectionStyleBookProps ) {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const { settings } = useServerSettings();
	const isCovering = useIsCovering();
	const handleSectionChange = useCallback(
		( section: string ) =>
			updateQuery( {
				section,
				// The panel that edits it is beneath the book.
				...( isCovering && { preview: undefined } ),
			} ),
		[ updateQuery, isCovering ]
	);
	const props = {
		section: query.section,
		onSectionChange: handleSectionChange,
		editorSettings: settings ?? NO_SETTINGS,
	};
	return isStanding ? (
		<StandingStyleBook { ...props } />
	) : (
		<StyleBook
			{ ...props }
			onClose={ () => updateQuery( { preview: undefined } ) }
		/>
	);
}
