import { useState } from 'react';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';
import { itemPath, useNavigate } from '@/router';
import { FallbackHint } from './fallback-hint';
import { createMenu } from './writes/write-menus';

/** A button that creates a menu and opens it. */
export function CreateMenu() {
	const [ isOpen, setIsOpen ] = useState( false );
	const { navigate } = useNavigate();
	const { createSuccessNotice } = useDispatch( noticesStore );
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
						onSubmit={ async ( title ) => {
							const id = await createMenu( title );
							void createSuccessNotice(
								sprintf(
									/* translators: %s: title of a menu. */
									__(
										'"%s" successfully created.',
										'atelier'
									),
									title
								),
								{ type: 'snackbar' }
							);
							navigate( itemPath( 'wp_navigation', id ) );
						} }
						onClose={ () => setIsOpen( false ) }
					>
						<FallbackHint />
					</TextForm>
				</Dialog>
			) }
		</>
	);
}
