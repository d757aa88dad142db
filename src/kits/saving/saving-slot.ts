import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Takes changes out of the unsaved ones until they are put back by the function that it returns. */
export type SetAside = () => () => void;

/** Parts that nouns provide to the review of unsaved changes. */
export interface SavingParts {
	/** Loads the component that lists the changes of the site's styles, from one record to the other. */
	loadStyleChanges: () => Promise<
		ComponentType< {
			before: unknown;
			after: unknown;
			/** Called with a function that leaves changes out of the next save; undefined for none. */
			onSetAside?: ( setAside: SetAside | undefined ) => void;
		} >
	>;
	/** Loads the note about an activation, which lists records of the earlier theme. */
	loadActivationNote: () => Promise< ComponentType >;
}

/** Slot for the parts of the review that need the noun of a record. */
export const savingSlot = createSlot< SavingParts >( 'saving' );
