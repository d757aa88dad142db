import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';
import type { EditorCanvasProps } from './editor/editor-canvas';
import type { ViewCanvasProps } from './view/view-canvas';

/** The canvases with the parts from features, each loaded when it is first shown. */
export interface CanvasContent {
	/** Loads the blocks of a record without an editor. */
	loadView: () => Promise< {
		ViewCanvas: ComponentType< Omit< ViewCanvasProps, 'styles' > >;
		preloadGlobalStyles: () => Promise< unknown >;
	} >;
	/** Loads the host's editor. */
	loadEditor: () => Promise< {
		EditorCanvas: ComponentType< Omit< EditorCanvasProps, 'parts' > >;
		initializeEditor: () => void;
	} >;
}

/** Slot for the components of a record's canvas. */
export const canvasSlot = createSlot< CanvasContent >( 'canvas' );
