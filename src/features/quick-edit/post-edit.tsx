import { useMemo } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';

import { parseSelection } from '@/features/list-view';
import { useNavigate, useRoute } from '@/router';
import { PostEditForm } from './post-edit-form';
import './style.scss';

/** Props of {@link PostEdit}. */
export interface PostEditProps {
	/** Name of the post type. */
	postType: string;
}

/** The panel *Post Edit* beside a list: the selected posts in a form (specification 2.6 and 4.8). */
export function PostEdit( { postType }: PostEditProps ) {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const ids = useMemo(
		() =>
			parseSelection( query.postId )
				.map( Number )
				.filter( Number.isInteger ),
		[ query.postId ]
	);
	return (
		<section
			className="atelier-quick-edit"
			aria-label={ __( 'Post Edit', 'atelier' ) }
		>
			<header className="atelier-quick-edit__header">
				<h2 className="atelier-quick-edit__heading">
					{ __( 'Post Edit', 'atelier' ) }
				</h2>
				<Button
					size="compact"
					icon={ closeSmall }
					label={ __( 'Close', 'atelier' ) }
					onClick={ () => updateQuery( { quickEdit: undefined } ) }
				/>
			</header>
			{ ids.length === 0 ? (
				<p className="atelier-quick-edit__hint">
					{ __( 'Select an item to edit its details.', 'atelier' ) }
				</p>
			) : (
				<PostEditForm
					// Specification 4.8: the panel resets when the selection changes.
					key={ ids.join() }
					postType={ postType }
					ids={ ids }
				/>
			) }
		</section>
	);
}
