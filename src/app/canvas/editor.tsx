import {
	EditorCanvas as BareCanvas,
	type EditorCanvasProps,
} from '@/kits/canvas/editor';
import { CanvasStyles } from '@/features/styles';
import {
	StylesCover,
	StylesSidebar,
	useStylesSidebar,
} from '@/features/styles/sidebar';
import {
	EditedTemplateReason,
	EditedTemplateState,
} from '@/features/templates/resolver';
import { EditorToolsMenu } from '../tools-menu';
import { PublicPageStyles } from './public-page-styles';

export { initializeEditor } from '@/kits/canvas/editor';

const PARTS: EditorCanvasProps[ 'parts' ] = {
	Styles: CanvasStyles,
	Cover: StylesCover,
	Sidebar: StylesSidebar,
	useSidebar: useStylesSidebar,
	Extras: EditorExtras,
};

/** The host's editor of a record, with styles, templates and the Tools menu in it. */
export function EditorCanvas( props: Omit< EditorCanvasProps, 'parts' > ) {
	return (
		<>
			{ props.isPageShown && <PublicPageStyles /> }
			<BareCanvas { ...props } parts={ PARTS } />
		</>
	);
}

function EditorExtras() {
	return (
		<>
			<EditorToolsMenu />
			<EditedTemplateReason />
			<EditedTemplateState />
		</>
	);
}
