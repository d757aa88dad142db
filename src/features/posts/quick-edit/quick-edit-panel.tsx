import { Spinner } from '@wordpress/components';

import { lazyPart } from '@/components/lazy-part';
import type { PostEditProps } from './post-edit';

/** The panel *Post Edit*, whose chunk includes core-data. */
export const QuickEditPanel = lazyPart< PostEditProps >(
	() => import( './post-edit' ).then( ( { PostEdit } ) => PostEdit ),
	<div className="atelier-quick-edit__hint">
		<Spinner />
	</div>
);
