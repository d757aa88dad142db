import type { RenderModalProps } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';

import { DeleteUsed } from '@/features/usage';
import { runInForm } from '@/kits/saving/outcomes';
import { useNavigate } from '@/router';
import { useMenus } from '../use-menus';
import { deleteMenu as writeDeletion } from '../writes/write-menus';
import type { MenuAction, ShownMenu } from './menu-action';
import { toRemoval } from './to-removal';

/** Deletes a menu; the notice brings it back. */
export const deleteMenu: MenuAction = {
	id: 'delete-menu',
	getLabel: () => __( 'Delete', 'atelier' ),
	getTitle: () => __( 'Delete Navigation Menu', 'atelier' ),
	isDestructive: true,
	isReading: true,
	isEligible: () => true,
	Dialog: DeleteMenuForm,
};

function DeleteMenuForm( {
	items: [ menu ],
	closeModal,
}: RenderModalProps< ShownMenu > ) {
	const { menus } = useMenus();
	const { navigate } = useNavigate();
	if ( ! menu ) {
		return <></>;
	}
	const { record } = menu;
	const removal = toRemoval(
		( id ) => writeDeletion( id, record && { ...record } ),
		navigate
	);
	return (
		<DeleteUsed
			kind="menu"
			id={ menu.id }
			replacements={ menus
				.filter( ( { id } ) => id !== menu.id )
				.map( ( { id, title } ) => ( {
					value: String( id ),
					label: title.raw ?? title.rendered,
				} ) ) }
			onDelete={ () => runInForm( menu, removal ) }
			onClose={ closeModal }
		>
			{ sprintf(
				/* translators: %s: title of a menu. */
				__(
					'Are you sure you want to delete the Navigation Menu “%s”?',
					'atelier'
				),
				menu.title
			) }
		</DeleteUsed>
	);
}
