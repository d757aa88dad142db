import { lazyContent } from '@/components/lazy-part';
import { ListSkeleton } from '@/kits/list';

/** The list of patterns or parts, which is loaded together with DataViews. */
export const PatternsContent = lazyContent(
	() => import( './patterns-list' ).then( ( module ) => module.PatternsList ),
	<ListSkeleton />
);
