import { useCallback } from 'react';

import { StyleBook } from '@/features/global-styles';
import { useNavigate, useRoute } from '@/router';
import { peekEditorPayload } from '@/wordpress/editor-payload';

const NO_SETTINGS = {};

/** The Style Book beside the section of the address. Blocks and the editor's settings are there before it is. */
export function StyleBookPreview() {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const handleSectionChange = useCallback(
		( section: string ) => updateQuery( { section } ),
		[ updateQuery ]
	);
	return (
		<StyleBook
			section={ query.section }
			onSectionChange={ handleSectionChange }
			editorSettings={ peekEditorPayload()?.settings ?? NO_SETTINGS }
			onClose={ () => updateQuery( { preview: undefined } ) }
		/>
	);
}
