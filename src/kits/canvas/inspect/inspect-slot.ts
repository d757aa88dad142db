import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';
import type { InspectorProps } from './types';

/** The inspector of a preview, loaded when it is first used. */
export interface InspectContent {
	loadInspector: () => Promise< ComponentType< InspectorProps > >;
}

/** Slot for the inspector of a preview: it needs the feature *styles*. */
export const inspectSlot = createSlot< InspectContent >( 'inspect' );
