import { createContext } from 'react';

import type { PreviewQueue } from './create-preview-queue';
import { previewQueue } from './preview-queue';
import type { PreviewFrame } from './types';

/** Context of all previews of a list. */
export interface PreviewSurroundings {
	/** `undefined` until it is there. */
	frame: PreviewFrame | undefined;
	/** Why it could not be had. */
	error: unknown;
	/** The site's styles with unsaved edits; `undefined` where all is saved. */
	unsavedCss: string | undefined;
	/** Where the previews come from. */
	queue: PreviewQueue;
	/** Requests all of that, once a preview is visible. */
	ask: () => void;
}

/** Shared surroundings of previews, see `PreviewProvider`. */
export const PreviewContext = createContext< PreviewSurroundings >( {
	frame: undefined,
	error: undefined,
	unsavedCss: undefined,
	queue: previewQueue,
	ask: () => {},
} );
