import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** What the sidebar's root shows beside its items. */
export interface SidebarParts {
	/** Actions beside the title of the root. */
	RootActions: ComponentType;
}

/** What the application adds to the sidebar. */
export const sidebarSlot = createSlot< SidebarParts >( 'sidebar' );
