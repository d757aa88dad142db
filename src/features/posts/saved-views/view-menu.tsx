import { useState } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { showDeletionNotice } from '@/kits/saving/outcomes/show-deletion-notice';
import { showFailureNotice } from '@/kits/saving/outcomes/show-failure-notice';
import { getBootPayload } from '@/data/site/boot-payload';
import { useNavigate } from '@/router';
import { NameModal } from './name-modal';
import type { SavedView } from './types';
import { viewPath } from './view-path';
import { deleteSavedView, updateSavedView } from '../writes/write-saved-views';

/** Props of {@link ViewMenu}. */
export interface ViewMenuProps {
	postType: string;
	saved: SavedView;
	isCurrent: boolean;
}

/** Rename, sharing and Delete of a saved view. */
export function ViewMenu( { postType, saved, isCurrent }: ViewMenuProps ) {
	// The view as it was when its name was asked for.
	const [ renamed, setRenamed ] = useState< SavedView >();
	const { navigate } = useNavigate();
	const noticeId = `atelier-view-deleted-${ saved.id }`;
	const sharingId = `atelier-view-sharing-${ saved.id }`;
	const { createSuccessNotice } = useDispatch( noticesStore );
	// Only its author can make a view personal.
	const canChangeSharing =
		saved.isPersonal || saved.record.author === getBootPayload().userId;

	const handleSharing = async () => {
		const isPersonal = ! saved.isPersonal;
		try {
			await updateSavedView( saved, { isPersonal } );
			void createSuccessNotice(
				describeSharing( saved.title, isPersonal ),
				{ id: sharingId, type: 'snackbar' }
			);
		} catch ( error ) {
			showFailureNotice( {
				id: sharingId,
				title: saved.title,
				error,
				fallback: __( 'The view could not be saved.', 'atelier' ),
				onRetry: () => void handleSharing(),
			} );
		}
	};

	const handleDelete = async () => {
		try {
			const restore = await deleteSavedView( saved );
			if ( isCurrent ) {
				navigate( viewPath( postType, 'all' ) );
			}
			showDeletionNotice( {
				id: noticeId,
				title: saved.title,
				restore,
				failure: __( 'The view could not be restored.', 'atelier' ),
			} );
		} catch ( error ) {
			showFailureNotice( {
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
						{ canChangeSharing && (
							<MenuItem
								onClick={ () => {
									void handleSharing();
									onClose();
								} }
							>
								{ saved.isPersonal
									? __( 'Share with everyone', 'atelier' )
									: __( 'Make it only for me', 'atelier' ) }
							</MenuItem>
						) }
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

function describeSharing( title: string, isPersonal: boolean ): string {
	return isPersonal
		? sprintf(
				/* translators: %s: name of a view. */
				__( '"%s" is only for you now.', 'atelier' ),
				title
		  )
		: sprintf(
				/* translators: %s: name of a view. */
				__( 'Everyone who uses Design sees "%s" now.', 'atelier' ),
				title
		  );
}
