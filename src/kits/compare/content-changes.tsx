import { Spinner } from '@wordpress/components';

import { lazyPart } from '@/components/lazy-part';
import { compareSlot, type ContentChangesProps } from './compare-slot';

/** The blocks that differ between two contents, for a dialog of any noun. */
export const ContentChanges = lazyPart< ContentChangesProps >(
	() => compareSlot.get().loadContentChanges(),
	<Spinner />
);
