import { useMemo } from 'react';
import type { useRegistry } from '@wordpress/data';

import { toDarkCss } from '../rules/dark/dark-css';
import { useCanvasConfig } from './use-canvas-config';
import { useOfferScheme } from './use-offer-scheme';
import { useStyleOverride } from './use-style-override';

const SHEET_ID = 'atelier-dark';

/**
 * Adds the dark values of presets, with unsaved edits, to a canvas, because the host's style sheets do not have them. Offers the choice of a
 * scheme where there are any.
 *
 * @param registry Registry with the store of the canvas's blocks.
 */
export function useDarkSheet(
	registry: Pick< ReturnType< typeof useRegistry >, 'dispatch' >
): void {
	const config = useCanvasConfig();
	const css = useMemo(
		() => ( config ? toDarkCss( config ) : '' ),
		[ config ]
	);
	useOfferScheme( css !== '' );
	useStyleOverride( registry, SHEET_ID, css );
}
