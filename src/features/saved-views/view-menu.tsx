import { useState } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';

import { tellDeletion } from '@/data/notices/tell-deletion';
import { tellFailure } from '@/data/notices/tell-failure';
import { useNavigate } from '@/router';
import { NameModal } from './name-modal';
import type { SavedView } from './types';
import { viewPath } from './view-path';
import { deleteSavedView, updateSavedView } from './write-saved-views';

/** Props of {@link ViewMenu}. */
export interface ViewMenuProps {
	postType: string;
	saved: SavedView;
	isCurrent: boolean;
}

/** Rename and Delete of a saved view. */
export function ViewMenu( { postType, saved, isCurrent }: ViewMenuProps ) {
	// The view as it was when its name was asked for.
	const [ renamed, setRenamed ] = useState< SavedView >();
	const { navigate } = useNavigate();
	const noticeId = `atelier-view-deleted-${ saved.id }`;

	const handleDelete = async () => {
		try {
			const restore = await deleteSavedView( saved );
			if ( isCurrent ) {
				navigate( viewPath( postType, 'all' ) );
			}
			tellDeletion( {
				id: noticeId,
				title: saved.title,
				restore,
				failure: __( 'The view could not be restored.', 'atelier' ),
			} );
		} catch ( error ) {
			tellFailure( {
				id: noticeId,
				title: saved.title,
				error,
				fallback: __( 'The view could not be deleted.', 'atelier' ),
				onRetry: () => void handleDelete(),
			} );
		}
	};

	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ sprintf(
					/* translators: %s: name of a view. */
					__( 'Actions for %s', 'atelier' ),
					saved.title
				) }
				toggleProps={ { size: 'small' } }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						<MenuItem
							onClick={ () => {
								setRenamed( saved );
								onClose();
							} }
						>
							{ __( 'Rename', 'atelier' ) }
						</MenuItem>
						<MenuItem
							isDestructive
							onClick={ () => {
								void handleDelete();
								onClose();
							} }
						>
							{ __( 'Delete', 'atelier' ) }
						</MenuItem>
					</MenuGroup>
				) }
			</DropdownMenu>
			{ renamed && (
				<NameModal
					title={ __( 'Rename view', 'atelier' ) }
					initialName={ renamed.title }
					recordTitle={ renamed.title }
					submitLabel={ __( 'Save', 'atelier' ) }
					onClose={ () => setRenamed( undefined ) }
					onSubmit={ ( title ) =>
						updateSavedView( renamed, { title } )
					}
				/>
			) }
		</>
	);
}
