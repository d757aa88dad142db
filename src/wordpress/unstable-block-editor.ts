/*
 * Parts of the block editor that WordPress marks as experimental or unstable, under stable names.
 */
import type {
	ComponentType,
	HTMLAttributes,
	ReactNode,
	RefCallback,
} from 'react';
import {
	__experimentalUseBlockPreview,
	__unstableEditorStyles,
	__unstableIframe,
	type PreviewedBlock,
} from '@wordpress/block-editor';

/** A frame with the assets of the editor's canvas; it reads them from the settings of the block editor around it. */
export const CanvasIframe = __unstableIframe as ComponentType< {
	name: string;
	title: string;
	children: ReactNode;
} >;

/** Puts style sheets into the document in which it is rendered, made to hold within the canvas. */
export const CanvasStyleSheets = __unstableEditorStyles as ComponentType< {
	styles: ReadonlyArray< Record< string, unknown > >;
} >;

/** Returns the props of an element that shows blocks, without any of them being usable. */
export const useBlockPreview = __experimentalUseBlockPreview as ( options: {
	blocks: readonly PreviewedBlock[];
	props?: HTMLAttributes< HTMLElement >;
} ) => HTMLAttributes< HTMLElement > & { ref: RefCallback< HTMLElement > };
