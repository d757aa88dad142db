import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';
import type { InspectorProps } from './types';

/** The part that inspects a preview, loaded when it is first asked for. */
export interface InspectContent {
	loadInspector: () => Promise< ComponentType< InspectorProps > >;
}

/** Slot for the inspector of a preview: it needs the noun *styles*. */
export const inspectSlot = createSlot< InspectContent >( 'inspect' );
