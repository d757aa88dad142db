import { lazyContent } from '@/components/lazy-part';
import { ListSkeleton } from '@/kits/list';

/** The list of templates, which is loaded together with DataViews. */
export const TemplatesContent = lazyContent(
	() =>
		import( './templates-list' ).then( ( module ) => module.TemplatesList ),
	<ListSkeleton />
);
