import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSelect, type useRegistry } from '@wordpress/data';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { store } from '@/data/store';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { styleOverrides } from '@/wordpress/style-overrides';
import { withRootViewports } from '../rules/viewports/root-node';
import { cleanRecord } from './clean-record';

const SHEET_ID = 'atelier-viewports';

/**
 * Shows in a canvas the styles that the whole site has in a viewport, which the host's style sheets do not know, with unsaved edits.
 *
 * @param registry Registry with the store of the canvas's blocks.
 */
export function useRootSheet(
	registry: Pick< ReturnType< typeof useRegistry >, 'dispatch' >
): void {
	const css = useRootCss();
	useLayoutEffect( () => {
		if ( css === '' ) {
			return undefined;
		}
		const { setStyleOverride, deleteStyleOverride } = styleOverrides(
			registry.dispatch
		);
		setStyleOverride( SHEET_ID, { css } );
		return () => void deleteStyleOverride( SHEET_ID );
	}, [ registry, css ] );
}

// The module that writes the rules is large, and few sites need it.
function useRootCss(): string {
	const { record, base } = useGlobalStylesRecord();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	const merged = useMemo(
		() =>
			base === undefined
				? undefined
				: mergeConfigs( base, previewed ?? cleanRecord( record ) ),
		[ base, record, previewed ]
	);
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
			// The next edit asks again.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [ merged, isNeeded ] );
	return css;
}
