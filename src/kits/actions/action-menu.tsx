import type { ComponentProps } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { moreVertical } from '@wordpress/icons';

import { refuseLiveOnly } from '@/data/site/live-only';
import { getActionLabel, isActionEligible } from './guard-action';
import type { ItemAction } from './item-action';
import { toListAction } from './to-list-actions';
import { useRunAction } from './use-run-action';

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps< Item, Context > {
	/** Item to which the actions apply. */
	item: Item;
	actions: readonly ItemAction< Item, Context >[];
	context: Context;
	/** Name of the menu. */
	label: string;
	/** Size of the button; compact without it. */
	size?: 'compact' | 'small';
}

/** The menu of a single item, with its eligible actions. */
export function ActionMenu< Item, Context >( {
	item,
	actions,
	context,
	label,
	size = 'compact',
}: ActionMenuProps< Item, Context > ) {
	const { run, dialog } = useRunAction< Item >();
	const eligible = actions.filter( ( action ) =>
		isActionEligible( action, item, context )
	);
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ label }
				toggleProps={ { size } }
				popoverProps={ POPOVER }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ eligible.map( ( action ) => (
							<MenuItem
								key={ action.id }
								isDestructive={ action.isDestructive ?? false }
								{ ...refuseLiveOnly( action.liveOnly ) }
								onClick={ () => {
									onClose();
									void run( toListAction( action, context ), [
										item,
									] );
								} }
							>
								{ getActionLabel(
									{ ...action, liveOnly: undefined },
									[ item ],
									context
								) }
							</MenuItem>
						) ) }
					</MenuGroup>
				) }
			</DropdownMenu>
			{ dialog }
		</>
	);
}

const POPOVER: ComponentProps< typeof DropdownMenu >[ 'popoverProps' ] = {
	placement: 'bottom-end',
};
