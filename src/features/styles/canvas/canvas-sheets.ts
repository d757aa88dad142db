import type { useRegistry } from '@wordpress/data';

import { styleOverrides } from '@/wordpress/style-overrides';
import { toSheetId } from './mark-sheets';

/** Contents of the style sheets that the site's styles make, by their place; of one without contents `undefined`. */
export type SheetContents = ReadonlyArray< string | undefined >;

/** The style sheets that the site's styles make in the canvas. */
export interface CanvasSheets {
	/** Stores the contents that the editor itself has set. */
	setAppliedCss: ( contents: SheetContents ) => void;
	/** Shows other contents instead; `null` shows the editor's. */
	setOverrideCss: ( contents: SheetContents | null ) => void;
}

/**
 * Keeps the overridden style sheets of the canvas, even when the editor sets its own.
 *
 * @param registry Registry of the editor.
 */
export function createCanvasSheets(
	registry: ReturnType< typeof useRegistry >
): CanvasSheets {
	let appliedCss: SheetContents = [];
	let pendingCss: SheetContents | null = null;
	const replaced = new Map< number, string >();

	const update = () => {
		const actions = styleOverrides( registry.dispatch );
		registry.batch( () =>
			appliedCss.forEach( ( contents, index ) => {
				const css = pendingCss?.[ index ];
				if ( css === undefined || css === contents ) {
					if ( replaced.delete( index ) ) {
						actions.deleteStyleOverride( toSheetId( index ) );
					}
				} else if ( replaced.get( index ) !== css ) {
					replaced.set( index, css );
					actions.setStyleOverride( toSheetId( index ), { css } );
				}
			} )
		);
	};
	return {
		setAppliedCss: ( contents ) => {
			// A sheet that is gone must not stay by its replacement.
			pendingCss =
				contents.length < appliedCss.length ? null : pendingCss;
			update();
			appliedCss = contents;
			update();
		},
		setOverrideCss: ( contents ) => {
			pendingCss = contents;
			update();
		},
	};
}
