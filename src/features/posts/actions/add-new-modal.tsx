import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';
import { formatRecordTitle } from '@/data/writes/record-title';
import type { PostType } from '../reads/post-type';
import { createDraft } from './create-draft';

/** Props of {@link AddNewModal}. */
export interface AddNewModalProps {
	postType: PostType;
	onCreated: ( id: number ) => void;
	onClose: () => void;
}

/** The modal "Draft new" (specification 2.6): an optional title, and the draft opens in the editor. */
export function AddNewModal( {
	postType,
	onCreated,
	onClose,
}: AddNewModalProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<Dialog
			title={ sprintf(
				/* translators: %s: name of a post type, in lower case. */
				__( 'Draft new: %s', 'atelier' ),
				( postType.labels.singular_name ?? postType.name ).toLowerCase()
			) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<TextForm
				label={ __( 'Title', 'atelier' ) }
				placeholder={ __( 'No title', 'atelier' ) }
				submitLabel={ __( 'Create draft', 'atelier' ) }
				failure={ __(
					'An error occurred while creating the item.',
					'atelier'
				) }
				isValid={ () => true }
				onSubmit={ async ( title ) => {
					const post = await createDraft( postType, title );
					void createSuccessNotice(
						sprintf(
							/* translators: %s: title of the new post. */
							__( '"%s" successfully created.', 'atelier' ),
							formatRecordTitle( title )
						),
						{ type: 'snackbar' }
					);
					onCreated( post.id );
				} }
				onClose={ onClose }
			/>
		</Dialog>
	);
}
