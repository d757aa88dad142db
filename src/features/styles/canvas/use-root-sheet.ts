import { useEffect, useState } from 'react';
import type { useRegistry } from '@wordpress/data';

import { withRootViewports } from '../rules/viewports/root-node';
import { useCanvasConfig } from './use-canvas-config';
import { useStyleOverride } from './use-style-override';

const SHEET_ID = 'atelier-viewports';

/**
 * Adds the site's styles for viewports, with unsaved edits, to a canvas, because the host's style sheets do not have them.
 *
 * @param registry Registry with the store of the canvas's blocks.
 */
export function useRootSheet(
	registry: Pick< ReturnType< typeof useRegistry >, 'dispatch' >
): void {
	useStyleOverride( registry, SHEET_ID, useRootCss() );
}

// Loads the module that writes the rules on demand: it is large, and few sites need it.
function useRootCss(): string {
	const merged = useCanvasConfig();
	const [ css, setCss ] = useState( '' );
	const isNeeded = merged && withRootViewports( merged ) !== merged;
	useEffect( () => {
		if ( ! merged || ! isNeeded ) {
			setCss( '' );
			return undefined;
		}
		let isCurrent = true;
		import(
			/* webpackChunkName: "styles" */ '../rules/viewports/root-css'
		).then(
			( { toRootCss } ) => {
				if ( isCurrent ) {
					setCss( toRootCss( merged, true ) );
				}
			},
			// The next edit tries again.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [ merged, isNeeded ] );
	return css;
}
