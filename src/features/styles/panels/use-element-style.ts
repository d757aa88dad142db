import { getStyle } from '@wordpress/global-styles-engine';
import { useMemo, type CSSProperties } from 'react';

import { type StylesConfig } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { useGlobalStyles } from '../config/use-global-styles';
import { withRootViewports } from '../rules/viewports/root-node';

const SAMPLED = [
	[ 'fontFamily', 'typography.fontFamily' ],
	[ 'fontStyle', 'typography.fontStyle' ],
	[ 'fontWeight', 'typography.fontWeight' ],
	[ 'letterSpacing', 'typography.letterSpacing' ],
	[ 'textDecoration', 'typography.textDecoration' ],
	[ 'textTransform', 'typography.textTransform' ],
	[ 'color', 'color.text' ],
	[ 'background', 'color.background' ],
	[ 'background', 'color.gradient' ],
] as const;

/**
 * Returns the look of an element for a small sample of it: its font and its colours, over those of the parents.
 *
 * @param config   Config to sample.
 * @param prefixes Paths below `styles`, the nearest last.
 */
export function getSampleStyle(
	config: StylesConfig,
	prefixes: readonly string[]
): CSSProperties {
	const style: Record< string, string | number > = {};
	for ( const prefix of prefixes ) {
		for ( const [ property, path ] of SAMPLED ) {
			const value = getStyle< unknown >(
				config,
				prefix ? `${ prefix }.${ path }` : path
			);
			if ( typeof value === 'string' || typeof value === 'number' ) {
				style[ property ] = value;
			} else if ( isRecord( value ) && typeof value.ref === 'string' ) {
				const referred = getStyle< unknown >(
					config,
					value.ref.replace( /^styles\./, '' )
				);
				if ( typeof referred === 'string' ) {
					style[ property ] = referred;
				}
			}
		}
	}
	return style;
}

/**
 * Returns the look of an element of the site for a small sample of it.
 *
 * @param elements Names below `elements`, the nearest last, or a viewport of the text; none for the text itself.
 */
export function useElementStyle( elements: readonly string[] ): CSSProperties {
	const { merged } = useGlobalStyles();
	const key = elements.join( ' ' );
	return useMemo(
		() =>
			getSampleStyle( withRootViewports( merged ), [
				'',
				...key
					.split( ' ' )
					.filter( Boolean )
					.map( ( element ) =>
						element.startsWith( '@' )
							? element
							: `elements.${ element }`
					),
			] ),
		[ merged, key ]
	);
}
