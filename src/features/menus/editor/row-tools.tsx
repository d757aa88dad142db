import { NavigableMenu, Popover } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { getItemLabel } from '../rules/describe-item';
import type { MenuProblem } from '../rules/find-problems';
import { ItemActions, type ItemActionsProps } from './item-actions';
import type { RowTool } from './menu-tree-row';
import { ProblemFixes } from './problem-fixes';
import type { MenuChange } from './use-edited-menu';

/** Props of {@link RowTools}. */
export interface RowToolsProps extends ItemActionsProps {
	tool: RowTool;
	/** The button at which the popup is placed. */
	anchor: HTMLElement;
	problem: MenuProblem | undefined;
	onEdit: ( change: MenuChange ) => void;
}

/** The open popup of a row. The tree has one for all rows. */
export function RowTools( {
	tool,
	anchor,
	problem,
	onEdit,
	...actions
}: RowToolsProps ) {
	const { row, onOpen, onClose } = actions;
	return (
		<Popover
			anchor={ anchor }
			placement="bottom-end"
			className={
				// The classes of the host's menus.
				tool === 'actions'
					? 'components-dropdown__content components-dropdown-menu__popover'
					: undefined
			}
			onClose={ onClose }
			onFocusOutside={ () => {
				// A click on its button closes it.
				if ( anchor.ownerDocument.activeElement !== anchor ) {
					onClose();
				}
			} }
		>
			{ tool === 'actions' ? (
				<NavigableMenu
					className="components-dropdown-menu__menu"
					role="menu"
					aria-label={ sprintf(
						/* translators: %s: label of an item of a menu. */
						__( 'Options for %s', 'atelier' ),
						getItemLabel( row.item )
					) }
				>
					<ItemActions { ...actions } />
				</NavigableMenu>
			) : (
				problem && (
					<ProblemFixes
						item={ row.item }
						problem={ problem }
						onEdit={ onEdit }
						onOpen={ onOpen }
						onClose={ onClose }
					/>
				)
			) }
		</Popover>
	);
}
