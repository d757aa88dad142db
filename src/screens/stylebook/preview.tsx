import { StaticStyleBook } from '@/features/global-styles';
import { peekEditorPayload } from '@/wordpress/editor-payload';

const NO_SETTINGS = {};

/** The Style Book, as soon as blocks and the editor's settings are there. */
export function StyleBookPreview() {
	return (
		<StaticStyleBook
			editorSettings={ peekEditorPayload()?.settings ?? NO_SETTINGS }
		/>
	);
}
