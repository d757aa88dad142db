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

/** An iframe with the assets of the editor's canvas, from the settings of the surrounding block editor. */
export const CanvasIframe = __unstableIframe as ComponentType< {
	name: string;
	title: string;
	children: ReactNode;
} >;

/** Adds style sheets to the document in which it is rendered, scoped to the canvas. */
export const CanvasStyleSheets = __unstableEditorStyles as ComponentType< {
	styles: ReadonlyArray< Record< string, unknown > >;
} >;

/** Returns the props of an element that shows inert blocks. */
export const useBlockPreview = __experimentalUseBlockPreview as ( options: {
	blocks: readonly PreviewedBlock[];
	props?: HTMLAttributes< HTMLElement >;
} ) => HTMLAttributes< HTMLElement > & { ref: RefCallback< HTMLElement > };
