import { getStyle } from '@wordpress/global-styles-engine';
import type { CSSProperties } from 'react';

import type { StylesConfig } from '@/utils/theme-json/config';
import { getConfigColors } from '../rules/variation-properties';
import { getSampleStyle } from '../panels/use-element-style';

const MAX_ACCENTS = 4;
const FALLBACK_BACKGROUND = '#fff';
const FALLBACK_TEXT = '#000';

/** Values that a tile is painted with. */
export interface Tile {
	background: string;
	text: string;
	/** Colours of the palette that are neither text nor background. */
	accents: string[];
	heading: CSSProperties;
	body: CSSProperties;
}

/**
 * Reads the values of a config that a tile shows.
 *
 * @param config Merged config.
 */
export function readTile( config: StylesConfig ): Tile {
	const read = ( path: string, fallback: string ) => {
		const value = getStyle< unknown >( config, path );
		return typeof value === 'string' ? value : fallback;
	};
	const background = read( 'color.background', FALLBACK_BACKGROUND );
	const text = read( 'color.text', FALLBACK_TEXT );
	const accents = getConfigColors( config )
		.filter(
			( color ) =>
				color.toLowerCase() !== background.toLowerCase() &&
				color.toLowerCase() !== text.toLowerCase()
		)
		.slice( 0, MAX_ACCENTS );
	const { background: _headingBackground, ...heading } = getSampleStyle(
		config,
		[ '', 'elements.heading', 'elements.h1' ]
	);
	const { background: _bodyBackground, ...body } = getSampleStyle( config, [
		'',
	] );
	return {
		background: read( 'color.gradient', background ),
		text,
		accents,
		heading,
		body,
	};
}
