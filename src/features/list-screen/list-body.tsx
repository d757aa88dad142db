import { getBootPayload } from '@/data/site/boot-payload';
import { PostList } from '@/features/list-view/post-list';
import { useListedViews, ViewControls } from '@/features/saved-views';
import type { ListedPostType } from './types';

/** Props of {@link ListBody}. */
export interface ListBodyProps {
	listed: ListedPostType;
}

const everywhere = () => true;
const nowhere = () => false;

/** The list of a post type with the controls of its saved view. */
export function ListBody( { listed }: ListBodyProps ) {
	const { views } = useListedViews( listed.postType );
	return (
		<PostList
			key={ listed.postType }
			postType={ listed.postType }
			savedViews={ views }
			hasQuickEdit={
				getBootPayload().features.pageDetails
					? listed.hasQuickEdit ?? everywhere
					: nowhere
			}
			renderViewControls={ ( state ) => (
				<ViewControls state={ state } views={ views } />
			) }
		/>
	);
}
