import { useLayoutEffect, useMemo } from 'react';
import { useSelect, type useRegistry } from '@wordpress/data';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { store } from '@/data/store';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { styleOverrides } from '@/wordpress/style-overrides';
import { toDarkCss } from '../rules/dark/dark-css';
import { cleanRecord } from './clean-record';
import { useOfferScheme } from './use-offer-scheme';

const SHEET_ID = 'atelier-dark';

/**
 * Shows in a canvas the dark values of presets, which the host's style sheets do not know, with unsaved edits; and offers the choice of a
 * scheme where there are some.
 *
 * @param registry Registry with the store of the canvas's blocks.
 */
export function useDarkSheet(
	registry: Pick< ReturnType< typeof useRegistry >, 'dispatch' >
): void {
	const { record, base } = useGlobalStylesRecord();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	const css = useMemo(
		() =>
			base === undefined
				? ''
				: toDarkCss(
						mergeConfigs( base, previewed ?? cleanRecord( record ) )
				  ),
		[ base, record, previewed ]
	);
	useOfferScheme( css !== '' );
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
