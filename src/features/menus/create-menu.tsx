import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import { itemPath, useNavigate } from '@/router';
import { NewMenuHint } from './new-menu-hint';
import { createMenu } from './writes/write-menus';

const NEW = { id: 'new' };

/** A button that creates a menu and opens it. */
export function CreateMenu() {
	const [ isOpen, setIsOpen ] = useState( false );
	const { navigate } = useNavigate();
	return (
		<>
			<Button
				icon={ plus }
				label={ __( 'Create Navigation Menu', 'atelier' ) }
				size="compact"
				onClick={ () => setIsOpen( true ) }
			/>
			{ isOpen && (
				<Dialog
					title={ __( 'Create Navigation Menu', 'atelier' ) }
					size="small"
					focusOnMount="firstContentElement"
					onRequestClose={ () => setIsOpen( false ) }
				>
					<TextForm
						label={ __( 'Navigation title', 'atelier' ) }
						submitLabel={ __( 'Create', 'atelier' ) }
						failure={ __(
							'The Navigation Menu could not be created.',
							'atelier'
						) }
						onSubmit={ ( title ) =>
							runInForm( NEW, {
								subject: 'menu',
								run: async () => {
									const id = await createMenu( title );
									navigate( itemPath( 'wp_navigation', id ) );
								},
								done: () =>
									sprintf(
										/* translators: %s: title of a menu. */
										__(
											'"%s" successfully created. It is a draft: visitors do not see it.',
											'atelier'
										),
										title
									),
							} )
						}
						onClose={ () => setIsOpen( false ) }
					>
						<NewMenuHint />
					</TextForm>
				</Dialog>
			) }
		</>
	);
}
