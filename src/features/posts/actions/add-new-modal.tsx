import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';
import { formatRecordTitle } from '@/data/writes/record-title';
import { runInForm } from '@/kits/saving/outcomes';
import type { PostType } from '../reads/post-type';
import { createDraft } from '../writes/create-draft';

/** Props of {@link AddNewModal}. */
export interface AddNewModalProps {
	postType: PostType;
	onCreated: ( id: number ) => void;
	onClose: () => void;
}

const NEW = { id: 'new' };

/** The modal "Draft new" (specification 2.6) with an optional title, after which the draft opens in the editor. */
export function AddNewModal( {
	postType,
	onCreated,
	onClose,
}: AddNewModalProps ) {
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
				onSubmit={ ( title ) =>
					runInForm( NEW, {
						subject: postType.slug,
						run: async () => {
							const post = await createDraft( postType, title );
							onCreated( post.id );
						},
						done: () =>
							sprintf(
								/* translators: %s: title of the new post. */
								__( '"%s" successfully created.', 'atelier' ),
								formatRecordTitle( title )
							),
					} )
				}
				onClose={ onClose }
			/>
		</Dialog>
	);
}
