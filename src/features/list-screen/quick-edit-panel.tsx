import { Spinner } from '@wordpress/components';

import { lazyPart } from '@/components/lazy-part';
import type { PostEditProps } from '@/features/quick-edit/post-edit';
import './style.scss';

/** The panel *Post Edit*; it comes with core-data. */
export const QuickEditPanel = lazyPart< PostEditProps >(
	() =>
		import( '@/features/quick-edit/post-edit' ).then(
			( { PostEdit } ) => PostEdit
		),
	(
		<div className="atelier-quick-edit-placeholder">
			<Spinner />
		</div>
	)
);
