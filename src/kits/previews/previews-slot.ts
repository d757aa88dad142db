import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Unsaved data that a feature provides to previews. */
export interface PreviewSources {
	/** Loads a component without output that reports the unsaved styles of the site as CSS. */
	loadUnsavedStyles: () => Promise<
		ComponentType< {
			/** Called with the style sheet while the styles have unsaved edits. */
			onChange: ( css: string | undefined ) => void;
		} >
	>;
}

/** Slot for the source of unsaved styles. */
export const previewsSlot = createSlot< PreviewSources >( 'previews' );
