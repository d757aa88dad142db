import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Contents of a record in two states. */
export interface ContentChangesProps {
	/** Markup of the first state. */
	left: string;
	/** Markup of the second state. */
	right: string;
}

/** Styles in two states, each as JSON of theme.json's shape. */
export interface ConfigChangesProps {
	left: string;
	right: string;
}

/** Parts that `app/` provides to comparisons. */
export interface CompareParts {
	/** Loads the list of the blocks that differ between two contents. */
	loadContentChanges: () => Promise< ComponentType< ContentChangesProps > >;
	/** Loads the list of the values that differ between two styles. */
	loadConfigChanges: () => Promise< ComponentType< ConfigChangesProps > >;
}

/** Slot for the parts of a comparison that need the names of blocks and of their values. */
export const compareSlot = createSlot< CompareParts >( 'compare' );
