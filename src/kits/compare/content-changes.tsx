import { Spinner } from '@wordpress/components';

import { lazyPart } from '@/components/lazy-part';
import { compareSlot, type ContentChangesProps } from './compare-slot';

/** The blocks that differ between two contents, for dialogs of any feature. */
export const ContentChanges = lazyPart< ContentChangesProps >(
	() => compareSlot.get().loadContentChanges(),
	<Spinner />
);
