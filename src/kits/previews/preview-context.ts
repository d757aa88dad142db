import { createContext } from 'react';

import type { PreviewQueue } from './create-preview-queue';
import { previewQueue } from './preview-queue';
import type { PreviewFrame } from './types';

/** Context of all previews of a list. */
export interface PreviewSurroundings {
	/** Document of the previews; `undefined` until it is loaded. */
	frame: PreviewFrame | undefined;
	/** Error of the request of that document. */
	error: unknown;
	/** The site's styles with unsaved edits; `undefined` where all is saved. */
	unsavedCss: string | undefined;
	/** The source of the previews. */
	queue: PreviewQueue;
	/** Called when a preview is visible: requests the document and the unsaved styles. */
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
