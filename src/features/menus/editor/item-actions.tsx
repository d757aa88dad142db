import { MenuGroup, MenuItem } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';

import { findStep } from '@/kits/tree/rules/step-row';
import type { TreeStep } from '@/kits/tree/types';
import { itemPath, useNavigate } from '@/router';
import { getItemLabel, isEditableItem } from '../rules/describe-item';
import type { MenuRow } from '../rules/list-rows';
import { canHoldItems } from '../rules/menu-markup';
import { MAX_LEVELS } from '../rules/menu-edits';
import { MENU_MODEL } from '../rules/menu-model';
import type { MenuTree } from '../rules/types';

/** Props of {@link ItemActions}. */
export interface ItemActionsProps {
	row: MenuRow;
	tree: MenuTree;
	onOpen: () => void;
	onStep: ( step: TreeStep ) => void;
	onRemove: () => void;
	onAddInside: () => void;
	/** Called before an action runs. */
	onClose: () => void;
}

/** Types of targets that have a screen in Design. */
const OWN_TYPES: readonly unknown[] = [ 'page', 'post' ];

/** Actions for an item (specification 2.7: Move up, Move down, Go to, Remove). */
export function ItemActions( {
	row: { item, level },
	tree,
	onOpen,
	onStep,
	onRemove,
	onAddInside,
	onClose,
}: ItemActionsProps ) {
	const { navigate } = useNavigate();
	const label = getItemLabel( item );
	const { id, type, url } = item.attributes;
	const choose = ( act: () => void ) => () => {
		onClose();
		act();
	};
	const step = ( name: TreeStep, text: string, arrow: string ) => (
		<MenuItem
			shortcut={ displayShortcut.alt( arrow ) }
			disabled={ ! findStep( MENU_MODEL, tree, item.key, name ) }
			onClick={ choose( () => onStep( name ) ) }
		>
			{ text }
		</MenuItem>
	);
	return (
		<>
			<MenuGroup>
				{ isEditableItem( item ) && (
					<MenuItem onClick={ choose( onOpen ) }>
						{ __( 'Edit item', 'atelier' ) }
					</MenuItem>
				) }
				{ canHoldItems( item ) && level < MAX_LEVELS && (
					<MenuItem onClick={ choose( onAddInside ) }>
						{ __( 'Add item inside', 'atelier' ) }
					</MenuItem>
				) }
				{ OWN_TYPES.includes( type ) && id && (
					<MenuItem
						onClick={ choose( () =>
							navigate( itemPath( String( type ), id ) )
						) }
					>
						{ sprintf(
							/* translators: %s: label of an item of a menu. */
							__( 'Go to %s', 'atelier' ),
							label
						) }
					</MenuItem>
				) }
				{ ! OWN_TYPES.includes( type ) && isWebAddress( url ) && (
					<MenuItem
						onClick={ choose( () =>
							window.open( String( url ), '_blank', 'noopener' )
						) }
					>
						{ sprintf(
							/* translators: %s: label of an item of a menu. */
							__( 'Go to %s', 'atelier' ),
							label
						) }
					</MenuItem>
				) }
			</MenuGroup>
			<MenuGroup>
				{ step( 'up', __( 'Move up', 'atelier' ), '↑' ) }
				{ step( 'down', __( 'Move down', 'atelier' ), '↓' ) }
				{ step(
					'in',
					__( 'Move into the item above', 'atelier' ),
					isRTL() ? '←' : '→'
				) }
				{ step(
					'out',
					__( 'Move out', 'atelier' ),
					isRTL() ? '→' : '←'
				) }
			</MenuGroup>
			<MenuGroup>
				<MenuItem isDestructive onClick={ choose( onRemove ) }>
					{ sprintf(
						/* translators: %s: label of an item of a menu. */
						__( 'Remove %s', 'atelier' ),
						label
					) }
				</MenuItem>
			</MenuGroup>
		</>
	);
}

// A menu may contain any address: only addresses of the web are opened.
function isWebAddress( url: unknown ): boolean {
	return typeof url === 'string' && /^(https?:\/\/|\/)/i.test( url );
}
