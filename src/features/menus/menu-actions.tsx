import { useState } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';
import { showFailureNotice } from '@/kits/saving/outcomes/show-failure-notice';
import { useResource } from '@/data/reads/use-resource';
import { DeleteUsed } from '@/features/usage';
import { editPath, itemPath, useNavigate } from '@/router';
import { type Menu, menuResource } from './reads/menus';
import { formatMenu } from './rules/menu-markup';
import type { MenuEditing } from './editor/use-edited-menu';
import { useMenuDeletion } from './use-menu-deletion';
import { useMenus } from './use-menus';
import { deleteMenu, duplicateMenu, renameMenu } from './writes/write-menus';

/** Props of {@link MenuActions}. */
export interface MenuActionsProps {
	id: number;
	menu: MenuEditing;
}

const DUPLICATION_NOTICE = 'atelier-menu-duplication';

/** Actions for a menu (specification 2.7). */
export function MenuActions( { id, menu }: MenuActionsProps ) {
	const [ dialog, setDialog ] = useState< 'rename' | 'delete' >();
	const { data: record } = useResource( menuResource, id );
	// The menu as it was when the dialog opened: it is read again every few seconds.
	const [ seen, setSeen ] = useState< Menu >();
	const openDialog = ( name: 'rename' | 'delete' ) => {
		setSeen( record );
		setDialog( name );
	};
	const { navigate } = useNavigate();
	const { createSuccessNotice } = useDispatch( noticesStore );
	const { title, tree } = menu;
	const close = () => setDialog( undefined );

	const handleDuplicate = async () => {
		if ( ! tree ) {
			return;
		}
		try {
			const copy = await duplicateMenu( title, formatMenu( tree ) );
			void createSuccessNotice(
				// Specification 8.2.
				__( 'Duplicated Navigation Menu', 'atelier' ),
				{ id: DUPLICATION_NOTICE, type: 'snackbar' }
			);
			navigate( itemPath( 'wp_navigation', copy ) );
		} catch ( error ) {
			showFailureNotice( {
				id: DUPLICATION_NOTICE,
				error,
				fallback: '',
				onRetry: () => void handleDuplicate(),
			} );
		}
	};

	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'atelier' ) }
				toggleProps={ { size: 'compact' } }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => {
					const choose = ( act: () => void ) => () => {
						onClose();
						act();
					};
					return (
						<MenuGroup>
							<MenuItem
								onClick={ choose( () =>
									openDialog( 'rename' )
								) }
							>
								{ __( 'Rename', 'atelier' ) }
							</MenuItem>
							<MenuItem
								onClick={ choose( () =>
									navigate( editPath( 'wp_navigation', id ) )
								) }
							>
								{ __( 'Edit', 'atelier' ) }
							</MenuItem>
							<MenuItem
								onClick={ choose(
									() => void handleDuplicate()
								) }
							>
								{ __( 'Duplicate', 'atelier' ) }
							</MenuItem>
							<MenuItem
								isDestructive
								onClick={ choose( () =>
									openDialog( 'delete' )
								) }
							>
								{ __( 'Delete', 'atelier' ) }
							</MenuItem>
						</MenuGroup>
					);
				} }
			</DropdownMenu>
			{ dialog === 'rename' && (
				<Dialog
					title={ __( 'Rename', 'atelier' ) }
					size="small"
					focusOnMount="firstContentElement"
					onRequestClose={ close }
				>
					<TextForm
						label={ __( 'Navigation title', 'atelier' ) }
						initialValue={ title }
						submitLabel={ __( 'Save', 'atelier' ) }
						// Specification 5.
						isValid={ ( value ) => value !== '' && value !== title }
						onSubmit={ async ( value ) => {
							await renameMenu( id, value, seen && { ...seen } );
							void createSuccessNotice(
								// Specification 8.2.
								__( 'Renamed Navigation Menu', 'atelier' ),
								{ type: 'snackbar' }
							);
						} }
						onClose={ close }
					/>
				</Dialog>
			) }
			{ dialog === 'delete' && (
				<DeleteDialog
					id={ id }
					title={ title }
					seen={ seen }
					onClose={ close }
				/>
			) }
		</>
	);
}

interface DeleteDialogProps {
	id: number;
	title: string;
	seen: Menu | undefined;
	onClose: () => void;
}

function DeleteDialog( { id, title, seen, onClose }: DeleteDialogProps ) {
	const { menus } = useMenus();
	const handleDeleted = useMenuDeletion();
	return (
		<Dialog
			title={ __( 'Delete Navigation Menu', 'atelier' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<DeleteUsed
				kind="menu"
				id={ id }
				replacements={ menus
					.filter( ( menu ) => menu.id !== id )
					.map( ( menu ) => ( {
						value: String( menu.id ),
						label: menu.title.raw ?? menu.title.rendered,
					} ) ) }
				onDelete={ async () =>
					handleDeleted(
						await deleteMenu( id, seen && { ...seen } ),
						title
					)
				}
				onClose={ onClose }
			>
				{ sprintf(
					/* translators: %s: title of a menu. */
					__(
						'Are you sure you want to delete the Navigation Menu “%s”?',
						'atelier'
					),
					title
				) }
			</DeleteUsed>
		</Dialog>
	);
}
