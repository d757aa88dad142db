import { useState, type ComponentProps } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { moreVertical } from '@wordpress/icons';

import { ActionDialog, type OpenAction } from './action-dialog';
import type { ItemAction } from './item-action';
import { toListActions } from './to-list-actions';

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps< Item, Context > {
	/** Item that the actions are about. */
	item: Item;
	actions: readonly ItemAction< Item, Context >[];
	context: Context;
	/** Name of the menu. */
	label: string;
	/** Size of the button; compact without it. */
	size?: 'compact' | 'small';
}

/** The menu of an item that stands alone, with the actions that a person may do to it. */
export function ActionMenu< Item, Context >( {
	item,
	actions,
	context,
	label,
	size = 'compact',
}: ActionMenuProps< Item, Context > ) {
	const registry = useRegistry();
	// The item as it was when it was asked about: it may be read again meanwhile.
	const [ open, setOpen ] = useState< OpenAction< Item > >();
	const eligible = actions.filter( ( action ) =>
		action.isEligible( item, context )
	);
	const run = ( action: ItemAction< Item, Context > ) => {
		for ( const listed of toListActions( [ action ], context ) ) {
			if ( 'RenderModal' in listed ) {
				setOpen( { action: listed, items: [ item ] } );
			} else {
				listed.callback( [ item ], { registry } );
			}
		}
	};
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
								onClick={ () => {
									onClose();
									run( action );
								} }
							>
								{ action.getLabel( [ item ], context ) }
							</MenuItem>
						) ) }
					</MenuGroup>
				) }
			</DropdownMenu>
			{ open && (
				<ActionDialog
					{ ...open }
					onClose={ () => setOpen( undefined ) }
				/>
			) }
		</>
	);
}

const POPOVER: ComponentProps< typeof DropdownMenu >[ 'popoverProps' ] = {
	placement: 'bottom-end',
};
