import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';

import { refuseLiveOnly, type LiveOnly } from '@/data/site/live-only';

/** One entry of {@link PresetActions}. */
export interface PresetAction {
	label: string;
	onClick: () => void;
	isDestructive?: boolean;
	isDisabled?: boolean;
	/** Change that no draft of the design can have. */
	liveOnly?: LiveOnly;
}

/** Props of {@link PresetActions}. */
export interface PresetActionsProps {
	/** Name of the preset or group, part of the button's name. */
	name: string;
	actions: readonly PresetAction[];
}

/** A menu with the actions on one preset or group; nothing when there are none. */
export function PresetActions( { name, actions }: PresetActionsProps ) {
	if ( actions.length === 0 ) {
		return null;
	}
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ sprintf(
				/* translators: %s: name of a preset or a group of presets. */
				__( '%s options', 'atelier' ),
				name
			) }
			toggleProps={ { size: 'small' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose }: { onClose: () => void } ) => (
				<MenuGroup>
					{ actions.map( ( action ) => (
						<MenuItem
							key={ action.label }
							isDestructive={ action.isDestructive }
							disabled={ action.isDisabled }
							{ ...refuseLiveOnly( action.liveOnly ) }
							onClick={ () => {
								onClose();
								action.onClick();
							} }
						>
							{ action.label }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
