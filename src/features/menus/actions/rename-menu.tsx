import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import { renameMenuRecord as writeTitle } from '../writes/write-menus';
import type { MenuAction, ShownMenu } from './menu-action';

/** Renames a menu. */
export const renameMenu: MenuAction = {
	id: 'rename-menu',
	getLabel: () => __( 'Rename', 'atelier' ),
	size: 'small',
	isEligible: () => true,
	Dialog: RenameMenuForm,
};

function RenameMenuForm( {
	items: [ menu ],
	closeModal,
}: RenderModalProps< ShownMenu > ) {
	if ( ! menu ) {
		return <></>;
	}
	const { id, title, record } = menu;
	return (
		<TextForm
			label={ __( 'Navigation title', 'atelier' ) }
			initialValue={ title }
			submitLabel={ __( 'Save', 'atelier' ) }
			// Specification 5.
			isValid={ ( value ) => value !== '' && value !== title }
			onSubmit={ ( value ) =>
				runInForm( menu, {
					subject: 'menu',
					run: () => writeTitle( id, value, record && { ...record } ),
					// Specification 8.2.
					done: () => __( 'Renamed Navigation Menu', 'atelier' ),
				} )
			}
			onClose={ closeModal }
		/>
	);
}
