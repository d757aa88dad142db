import { useState } from 'react';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import { getPostTitle, type Post } from '../list/post';
import { updatePost } from '../writes/write-posts';
import { isEditable, type PostAction } from './post-action';

/** Action that renames a post. */
export const renamePost: PostAction = {
	id: 'rename-post',
	getLabel: () => __( 'Rename', 'atelier' ),
	shortcut: 'F2',
	liveOnly: 'content',
	isEligible: ( post, { postType } ) =>
		!! postType?.supports.title && isEditable( post ),
	Dialog: RenamePostModal,
};

/** Form with the title of a post. */
export function RenamePostModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	// The post as it was when the dialog opened: the list may be reloaded meanwhile.
	const [ [ post ] ] = useState( items );
	if ( ! post ) {
		return <></>;
	}
	const title = post.title?.raw ?? '';
	return (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			initialValue={ title }
			recordTitle={ getPostTitle( post ) }
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while updating the name',
				'atelier'
			) }
			isValid={ ( value ) => value !== '' && value !== title }
			onClose={ closeModal }
			onSubmit={ async ( value ) => {
				await runInForm( post, {
					subject: 'post',
					run: () => updatePost( post, { title: value } ),
					done: () => __( 'Name updated', 'atelier' ),
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}
