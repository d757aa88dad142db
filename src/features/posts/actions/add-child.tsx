import { useState } from 'react';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { useResource } from '@/data/reads/use-resource';
import { useNavigate } from '@/router';
import { getPostTitle, type Post } from '../list/post';
import { addPage } from '../page-tree/add-page';
import { postTypeResource } from '../reads/post-type';
import { isEditable, type PostAction } from './post-action';

/** Action that adds a page below another one. */
export const addChild: PostAction = {
	id: 'add-child',
	getLabel: () => __( 'Add child', 'atelier' ),
	liveOnly: 'content',
	isEligible: ( post, { postType, canCreate } ) =>
		canCreate &&
		!! postType?.hierarchical &&
		!! postType.supports[ 'page-attributes' ] &&
		isEditable( post ),
	Dialog: AddChildModal,
	size: 'small',
};

/** Form with the title of a new page below another one. */
export function AddChildModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	const { navigate } = useNavigate();
	// The post as it was when the dialog opened: the list may be reloaded meanwhile.
	const [ [ post ] ] = useState( items );
	const { data: postType } = useResource(
		postTypeResource,
		post?.type ?? ''
	);
	if ( ! post || ! postType ) {
		return <></>;
	}
	return (
		<TextForm
			label={ __( 'Title', 'atelier' ) }
			placeholder={ __( 'No title', 'atelier' ) }
			recordTitle={ getPostTitle( post ) }
			submitLabel={ __( 'Create draft', 'atelier' ) }
			failure={ __(
				'An error occurred while creating the item.',
				'atelier'
			) }
			isValid={ () => true }
			onClose={ closeModal }
			onSubmit={ async ( title ) => {
				await addPage( postType, { title, parent: post.id }, navigate );
				onActionPerformed?.( items );
			} }
		/>
	);
}
