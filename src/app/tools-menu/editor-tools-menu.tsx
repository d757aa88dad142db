import { ToolsMoreMenuGroup } from '@/wordpress/editor';
import { ToolsMenuItems } from './tools-menu-items';

/** Puts the items of the Tools menu into the editor's own menu. */
export function EditorToolsMenu() {
	return (
		<ToolsMoreMenuGroup>
			{ ( { onClose } ) => <ToolsMenuItems onClose={ onClose } /> }
		</ToolsMoreMenuGroup>
	);
}
