import type { useRegistry } from '@wordpress/data';

import { styleOverrides } from '@/wordpress/style-overrides';
import { toSheetId } from './mark-sheets';

/** Contents of the style sheets of the site's styles, by their index; `undefined` for a sheet without contents. */
export type SheetContents = ReadonlyArray< string | undefined >;

/** The style sheets of the site's styles in the canvas. */
export interface CanvasSheets {
	/** Stores the contents that the editor itself has set. */
	setAppliedCss: ( contents: SheetContents ) => void;
	/** Shows other contents instead; `null` shows the editor's. */
	setOverrideCss: ( contents: SheetContents | null ) => void;
}

/**
 * Creates the overrides of the canvas's style sheets. They remain when the editor sets its own sheets, unless these become fewer.
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
			// An override must not restore a sheet that the editor removed.
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
