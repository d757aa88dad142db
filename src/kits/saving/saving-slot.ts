import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Takes changes out of the unsaved ones until they are put back by the function that it returns. */
export type SetAside = () => () => void;

/** Parts that nouns provide to the review of unsaved changes. */
export interface SavingParts {
	/** Loads the list of what changed in the styles of the site, from one record to the other. */
	loadStyleChanges: () => Promise<
		ComponentType< {
			before: unknown;
			after: unknown;
			/** Called with what takes out the changes that a person leaves out of the next save; undefined for none. */
			onSetAside?: ( setAside: SetAside | undefined ) => void;
		} >
	>;
	/** Loads what is said of an activation: what it leaves behind. */
	loadActivationNote: () => Promise< ComponentType >;
}

/** Slot for what the review cannot say of records without knowing their noun. */
export const savingSlot = createSlot< SavingParts >( 'saving' );
