import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _x, sprintf } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { formatRecordTitle, readRecordTitle } from '@/data/writes/record-title';
import { runInForm } from '@/kits/saving/outcomes';
import { editPath, useNavigate } from '@/router';
import { getPostTitle, type Post } from '../list/post';
import { copyPost } from '../writes/write-posts';
import { isEditable, type PostAction } from './post-action';

/** Action that creates a draft as a copy of a post. */
export const duplicatePost: PostAction = {
	id: 'duplicate-post',
	getLabel: () => __( 'Duplicate', 'atelier' ),
	liveOnly: 'content',
	isEligible: ( post, { postType } ) => !! postType && isEditable( post ),
	Dialog: DuplicateModal,
};

/** Form with the title of a copy. */
export function DuplicateModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	const { navigate } = useNavigate();
	const [ post ] = items;
	if ( ! post ) {
		return <></>;
	}
	const duplicate = ( title: string ) => {
		let copy = 0;
		return runInForm( post, {
			subject: 'post-copy',
			run: async () => {
				copy = await copyPost( post, title );
			},
			done: () =>
				sprintf(
					/* translators: %s: title of the new post. */
					__( '"%s" successfully created.', 'atelier' ),
					formatRecordTitle( title )
				),
			getNext: () => ( {
				label: __( 'Edit', 'atelier' ),
				onClick: () => navigate( editPath( post.type, copy ) ),
			} ),
		} );
	};
	return (
		<TextForm
			label={ __( 'Title', 'atelier' ) }
			initialValue={ sprintf(
				/* translators: %s: title of the post that is copied. */
				_x( '%s (Copy)', 'title of a copy', 'atelier' ),
				readRecordTitle( post.title ) || getPostTitle( post )
			) }
			submitLabel={ _x( 'Duplicate', 'action label', 'atelier' ) }
			failure={ __(
				'An error occurred while duplicating the page.',
				'atelier'
			) }
			isValid={ () => true }
			onClose={ closeModal }
			onSubmit={ async ( title ) => {
				await duplicate( title );
				onActionPerformed?.( items );
			} }
		/>
	);
}
