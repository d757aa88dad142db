import { Spinner } from '@wordpress/components';

import { lazyPart } from '@/components/lazy-part';
import { compareSlot, type ConfigChangesProps } from './compare-slot';

/** The values that two styles have differently, for a dialog of any noun. */
export const ConfigChanges = lazyPart< ConfigChangesProps >(
	() => compareSlot.get().loadConfigChanges(),
	<Spinner />
);
