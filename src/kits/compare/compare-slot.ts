import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Contents of a record in two states. */
export interface ContentChangesProps {
	/** Markup of the one. */
	left: string;
	/** Markup of the other. */
	right: string;
}

/** Parts that `app/` provides to comparisons. */
export interface CompareParts {
	/** Loads the list of the blocks that two contents have differently. */
	loadContentChanges: () => Promise< ComponentType< ContentChangesProps > >;
}

/** Slot for what a comparison cannot list without knowing the names of blocks and of their values. */
export const compareSlot = createSlot< CompareParts >( 'compare' );
