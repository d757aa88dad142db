import { lazyContent } from '@/components/lazy-part';
import { AddressedSkeleton } from '@/kits/list';
import { useOpenCategory } from './use-open-category';

/** The list of patterns or parts, which is loaded together with DataViews. */
export const PatternsContent = lazyContent(
	() => import( './patterns-list' ).then( ( module ) => module.PatternsList ),
	<PatternsSkeleton />
);

// As much of `view-base.ts`, which comes with the list, as decides about the layout.
function PatternsSkeleton() {
	const { postType } = useOpenCategory();
	return (
		<AddressedSkeleton
			viewBase={ {
				name: postType,
				base: { type: 'grid' },
				layout: 'grid',
			} }
		/>
	);
}
