import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** What previews are told of by a noun. */
export interface PreviewSources {
	/** Loads a component without output that reports the unsaved styles of the site as CSS. */
	loadUnsavedStyles: () => Promise<
		ComponentType< {
			/** Called with the style sheet while the styles have unsaved edits. */
			onChange: ( css: string | undefined ) => void;
		} >
	>;
}

/** Where previews learn of unsaved styles. */
export const previewsSlot = createSlot< PreviewSources >( 'previews' );
