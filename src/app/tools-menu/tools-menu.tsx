import { DropdownMenu, MenuGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';

import { ToolsMenuItems } from './tools-menu-items';

/** The Tools menu of the sidebar. */
export function ToolsMenu() {
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'Tools', 'atelier' ) }
			toggleProps={ { size: 'compact' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup label={ __( 'Tools', 'atelier' ) }>
					<ToolsMenuItems onClose={ onClose } />
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
