import { Spinner } from '@wordpress/components';

import { lazyPart } from '@/components/lazy-part';
import { compareSlot, type ConfigChangesProps } from './compare-slot';

/** The values that differ between two styles, for dialogs of any feature. */
export const ConfigChanges = lazyPart< ConfigChangesProps >(
	() => compareSlot.get().loadConfigChanges(),
	<Spinner />
);
