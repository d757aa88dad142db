import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Parts of the sidebar's root beside its items. */
export interface SidebarParts {
	/** Actions beside the title of the root. */
	RootActions: ComponentType;
}

/** Slot for the parts that the application adds to the sidebar. */
export const sidebarSlot = createSlot< SidebarParts >( 'sidebar' );
