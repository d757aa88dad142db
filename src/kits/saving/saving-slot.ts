import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Parts that nouns provide to the review of unsaved changes. */
export interface SavingParts {
	/** Loads the list of what changed in the styles of the site, from one record to the other. */
	loadStyleChanges: () => Promise<
		ComponentType< { before: unknown; after: unknown } >
	>;
}

/** Slot for what the review cannot say of records without knowing their noun. */
export const savingSlot = createSlot< SavingParts >( 'saving' );
