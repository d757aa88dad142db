import type { RenderModalProps } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';

import { formatRecordTitle } from '@/data/writes/record-title';
import { DeleteUsed } from '@/features/usage';
import { runInForm } from '@/kits/saving/outcomes';
import { useNavigate } from '@/router';
import type { ListedMenu } from '../reads/menus';
import { useMenus } from '../use-menus';
import { deleteMenuRecord as writeDeletion } from '../writes/write-menus';
import type { MenuAction, ShownMenu } from './menu-action';
import { toRemoval } from './to-removal';

/** Deletes a menu; the notice has Undo. */
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
					label: formatRecordTitle( title ),
				} ) ) }
			leftPlaces={ describeLeftPlaces(
				menus.find(
					( { id, status } ) => id !== menu.id && status === 'publish'
				)
			) }
			onDelete={ () => runInForm( menu, removal ) }
			onClose={ closeModal }
		>
			{ sprintf(
				/* translators: %s: title of a menu. */
				__(
					'Are you sure you want to delete the Navigation Menu “%s”?',
					'atelier'
				),
				formatRecordTitle( menu.title )
			) }
		</DeleteUsed>
	);
}

// Instead of an unpublished menu, WordPress shows the menu published last, the first in the list. Instead of a removed one it shows nothing.
function describeLeftPlaces( next: ListedMenu | undefined ) {
	return {
		label: next
			? sprintf(
					/* translators: %s: title of a menu. */
					__( 'They show “%s”, the menu published last', 'atelier' ),
					formatRecordTitle( next.title )
			  )
			: __( 'They list all pages', 'atelier' ),
		description: __(
			'Places that name the deleted menu show nothing once it cannot be restored any more, after 30 days.',
			'atelier'
		),
	};
}
