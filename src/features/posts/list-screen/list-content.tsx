import { getBootPayload } from '@/data/site/boot-payload';
import { MobileViews } from '@/kits/sidebar';
import { PostList } from '../list/post-list';
import { useSavedViews } from '../saved-views/use-saved-views';
import { ViewControls } from '../saved-views/view-controls';
import { ViewNavigation } from '../saved-views/view-navigation';
import type { ListedPostType } from './types';

/** Props of {@link ListContent}. */
export interface ListContentProps {
	listed: ListedPostType;
}

const inEveryLayout = () => true;
const inNoLayout = () => false;

/** The list of a post type with the controls of its saved view. */
export function ListContent( { listed }: ListContentProps ) {
	const { views } = useSavedViews( listed.postType );
	return (
		<PostList
			key={ listed.postType }
			postType={ listed.postType }
			savedViews={ views }
			hasQuickEdit={
				getBootPayload().features.pageDetails
					? listed.hasQuickEdit ?? inEveryLayout
					: inNoLayout
			}
			renderViewControls={ ( state ) => (
				<>
					<MobileViews>
						<ViewNavigation postType={ listed.postType } />
					</MobileViews>
					<ViewControls state={ state } views={ views } />
				</>
			) }
		/>
	);
}
