import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Removes changes from the unsaved ones, and returns a function that restores them. */
export type SetAside = () => () => void;

/** Parts that features provide to the review of unsaved changes. */
export interface SavingParts {
	/** Loads the component that lists the changes of the site's styles, between two versions of their record. */
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

/** Slot for the parts of the review that need the feature of a record. */
export const savingSlot = createSlot< SavingParts >( 'saving' );
