import { lazyContent } from '@/components/lazy-part';
import { AddressedSkeleton } from '@/kits/list';
import { VIEW_BASE } from './view-base';

/** The list of templates, which is loaded together with DataViews. */
export const TemplatesContent = lazyContent(
	() =>
		import( './templates-list' ).then( ( module ) => module.TemplatesList ),
	<AddressedSkeleton viewBase={ VIEW_BASE } />
);
