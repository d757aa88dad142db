import { lazyContent } from '@/components/lazy-part';
import { ListSkeleton } from '@/features/list-view';

/** The list of templates; it comes with DataViews. */
export const TemplatesContent = lazyContent(
	() =>
		import( './templates-list' ).then( ( module ) => module.TemplatesList ),
	<ListSkeleton />
);
