import { MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { setIsInspecting } from '@/kits/canvas/inspect';
import { ToolsMoreMenuGroup } from '@/wordpress/editor';
import { ToolsMenuItems } from './tools-menu-items';

/** Adds the items of the Tools menu to the editor's own menu. */
export function EditorToolsMenu() {
	return (
		<ToolsMoreMenuGroup>
			{ ( { onClose } ) => (
				<>
					<MenuItem
						onClick={ () => {
							onClose();
							setIsInspecting( true );
						} }
					>
						{ __( 'Why does it look like this?', 'atelier' ) }
					</MenuItem>
					<ToolsMenuItems onClose={ onClose } />
				</>
			) }
		</ToolsMoreMenuGroup>
	);
}
