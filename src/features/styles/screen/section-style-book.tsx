import { useCallback } from 'react';

import { useServerSettings } from '@/data/store/use-server-settings';
import { useNavigate, useRoute } from '@/router';
import { StyleBook } from '../style-book/style-book';

const NO_SETTINGS = {};

/** The Style Book beside the section of the address. Blocks and the editor's settings are there before it is. */
export function SectionStyleBook() {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const { settings } = useServerSettings();
	const handleSectionChange = useCallback(
		( section: string ) => updateQuery( { section } ),
		[ updateQuery ]
	);
	return (
		<StyleBook
			section={ query.section }
			onSectionChange={ handleSectionChange }
			editorSettings={ settings ?? NO_SETTINGS }
			onClose={ () => updateQuery( { preview: undefined } ) }
		/>
	);
}
