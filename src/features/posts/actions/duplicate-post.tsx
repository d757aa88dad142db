import type { RenderModalProps } from '@wordpress/dataviews';
import { useDispatch } from '@wordpress/data';
import { __, _x, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { duplicatePost, requireSaved } from '@/data/writes';
import { TextForm } from '@/components/text-form';
import { formatRecordTitle } from '@/data/writes/record-title';
import { editPath, useNavigate } from '@/router';
import { getTitle, type Post } from '../list/post';

/** Creates a draft that is a copy of a post. */
export function DuplicateModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const { navigate } = useNavigate();
	const [ post ] = items;
	if ( ! post ) {
		return <></>;
	}
	return (
		<TextForm
			label={ __( 'Title', 'atelier' ) }
			initialValue={ sprintf(
				/* translators: %s: title of the post that is copied. */
				_x( '%s (Copy)', 'title of a copy', 'atelier' ),
				getTitle( post )
			) }
			submitLabel={ _x( 'Duplicate', 'action label', 'atelier' ) }
			failure={ __(
				'An error occurred while duplicating the page.',
				'atelier'
			) }
			isValid={ () => true }
			onClose={ closeModal }
			onSubmit={ async ( value ) => {
				const { id } = requireSaved(
					await duplicatePost( post.type, post.id, value )
				) as { id: number };
				void createSuccessNotice(
					sprintf(
						/* translators: %s: title of the new post. */
						__( '"%s" successfully created.', 'atelier' ),
						formatRecordTitle( value )
					),
					{
						type: 'snackbar',
						actions: [
							{
								label: __( 'Edit', 'atelier' ),
								onClick: () =>
									navigate( editPath( post.type, id ) ),
							},
						],
					}
				);
				onActionPerformed?.( items );
			} }
		/>
	);
}
