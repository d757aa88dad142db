import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RegistryProvider, useRegistry } from '@wordpress/data';

import { createCanvasRegistry } from './canvas-registry';
import { useCanvasFonts } from './use-canvas-fonts';
import { useDarkSheet } from './use-dark-sheet';
import { useRootSheet } from './use-root-sheet';
import { useLiveStyles } from './use-live-styles';

/** Props of {@link CanvasStyles}. */
export interface CanvasStylesProps {
	/** Whether the canvas is in view mode: then an edit of the styles only changes a style sheet, and renders no block. */
	isPreview: boolean;
	/** Settings of the editor. */
	editorSettings: Readonly< Record< string, unknown > >;
	/** The host's editor. */
	children: ReactNode;
}

/**
 * Filters the site's styles for the host's editor.
 *
 * The host's editor builds its style sheet from the stored record itself: one wrong type in it would break the canvas, so the
 * editor gets the record without unreadable values. And it passes every change of the record to all blocks, each of which is then
 * rendered: in view mode the editor keeps its record, and only its style sheet is replaced.
 */
export function CanvasStyles( {
	isPreview,
	editorSettings,
	children,
}: CanvasStylesProps ) {
	const registry = useRegistry();
	const canvas = useMemo(
		() => createCanvasRegistry( registry ),
		[ registry ]
	);
	useLayoutEffect( () => {
		canvas.freezeRecord( isPreview );
	}, [ canvas, isPreview ] );
	useLiveStyles( canvas, editorSettings );
	useCanvasFonts();
	useDarkSheet( registry );
	useRootSheet( registry );
	return (
		<RegistryProvider value={ canvas.registry }>
			{ children }
		</RegistryProvider>
	);
}
